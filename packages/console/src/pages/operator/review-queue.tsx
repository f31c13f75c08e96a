import { useSearchParams } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { ApplicationRows } from '../applications/application-rows.tsx'
import { useWords } from '../applications/use-words.ts'

/** Lists the applications that wait for an operator, or all of them. */
export function ReviewQueuePage() {
  const [search, setSearch] = useSearchParams()
  const isAll = search.has('all')
  const text = search.get('text') || undefined
  const applications = usePages(
    cursor => foyer.operators.listApplications({ waiting: isAll ? undefined : 1, text, cursor }),
    ['review', 'list', { isAll, text }],
    { keepsPrevious: true },
  )
  const t = useTexts('operator')
  const { search: searchWord } = useTexts('ui')
  const { categoryTitle, connectedTo } = useWords()
  const find = async ({ text: words = '', which }: Values) =>
    setSearch({ ...(which === 'all' && { all: '' }), ...(words && { text: words }) })
  return (
    <Panel title={isAll ? t.allApplications : t.reviewQueue}>
      <PanelBody>
        <Form
          canBeLeft
          key={search.toString()}
          label={t.findApplications}
          className="form-row"
          onSubmit={find}
        >
          <SelectField label={t.show} name="which" defaultValue={isAll ? 'all' : 'waiting'}>
            <option value="waiting">{t.waiting}</option>
            <option value="all">{t.allApplications}</option>
          </SelectField>
          <Field label={t.nameContains} name="text" defaultValue={text} isOptional />
          <SubmitButton kind="plain">{searchWord}</SubmitButton>
        </Form>
      </PanelBody>
      <PagedList
        of={applications}
        empty={
          <Empty icon={<CheckIcon />} title={isAll ? t.noneFound : t.queueEmpty}>
            {t.queueNote}
          </Empty>
        }
      >
        {list => (
          <ApplicationRows
            applications={list}
            to={({ id }) => `/operator/applications/${id}`}
            note={application =>
              `${application.partner.title} · ${categoryTitle(application.category)} · ${connectedTo(application)}`
            }
          />
        )}
      </PagedList>
    </Panel>
  )
}
