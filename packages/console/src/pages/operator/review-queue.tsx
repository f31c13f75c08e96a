import { useSearchParams } from 'react-router'
import { usePages } from '../../data/use-pages.ts'
import { foyer } from '../../foyer.ts'
import { Empty } from '../../ui/empty.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { ApplicationRows } from '../applications/application-rows.tsx'
import { categoryTitle, connectedIn } from '../applications/words.ts'

/** Lists the applications that wait for an operator, or all of them. */
export function ReviewQueuePage() {
  const [search, setSearch] = useSearchParams()
  const isAll = search.has('all')
  const text = search.get('text') || undefined
  const applications = usePages(
    cursor => foyer.operators.listApplications({ waiting: isAll ? undefined : 1, text, cursor }),
    search.toString(),
  )
  const find = async ({ text: words = '', which }: Values) =>
    setSearch({ ...(which === 'all' && { all: '' }), ...(words && { text: words }) })
  return (
    <Panel title={isAll ? 'All applications' : 'Review queue'}>
      <PanelBody>
        <Form key={search.toString()} label="Find applications" className="form-row" onSubmit={find}>
          <SelectField label="Show" name="which" defaultValue={isAll ? 'all' : 'waiting'}>
            <option value="waiting">Waiting for an operator</option>
            <option value="all">All applications</option>
          </SelectField>
          <Field label="Name contains" name="text" defaultValue={text} isOptional />
          <SubmitButton kind="plain">Search</SubmitButton>
        </Form>
      </PanelBody>
      <PagedList
        of={applications}
        empty={
          <Empty icon={<CheckIcon />} title={isAll ? 'No applications found' : 'The review queue is empty'}>
            Applications to review, changes to published ones and whitelist requests appear here.
          </Empty>
        }
      >
        {list => (
          <ApplicationRows
            applications={list}
            to={({ id }) => `/operator/applications/${id}`}
            note={application =>
              `${application.partner.title} · ${categoryTitle(application.category)} · ${connectedIn(application)}`
            }
          />
        )}
      </PagedList>
    </Panel>
  )
}
