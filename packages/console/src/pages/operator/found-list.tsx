import type { ReactNode } from 'react'
import { type Pages, usePages } from '../../data/use-pages.ts'
import { useSearch } from '../../data/use-search.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface Query {
  text: string | undefined
  suspended: 1 | undefined
  cursor: number | undefined
}

interface FoundListProps<T> {
  title: string
  note?: string
  searchLabel: string
  fieldLabel: string
  /** Of the cached answers. */
  name: string
  read(query: Query): Promise<{ data: T[]; meta: { next_cursor: number | null } }>
  children(item: T): ReactNode
}

/** A list that is searched by a text. Text and filter are in the address. */
export function FoundList<T>({
  title,
  note,
  searchLabel,
  fieldLabel,
  name,
  read,
  children,
}: FoundListProps<T>) {
  const { values, set } = useSearch(['text', 'suspended'])
  const { text, suspended } = values
  const found: Pages<T> = usePages<T>(
    cursor => read({ text: text || undefined, suspended: suspended ? 1 : undefined, cursor }),
    [name, 'list', { text, suspended }],
    { keepsPrevious: true },
  )
  const t = useTexts('operator-room')
  const { search } = useTexts('ui')
  return (
    <Panel title={title} note={note}>
      <PanelBody>
        <Form
          canBeLeft
          key={`${text} ${suspended}`}
          label={searchLabel}
          className="form-row"
          onSubmit={async ({ text: words = '', which }) =>
            set({ text: words.trim(), suspended: which === 'suspended' ? '1' : '' }, { isStep: true })
          }
        >
          <Field label={fieldLabel} name="text" defaultValue={text} maxLength={100} isOptional />
          <SelectField label={t.show} name="which" defaultValue={suspended ? 'suspended' : 'all'}>
            <option value="all">{t.all}</option>
            <option value="suspended">{t.onlySuspended}</option>
          </SelectField>
          <SubmitButton kind="plain">{search}</SubmitButton>
        </Form>
      </PanelBody>
      <PagedList
        of={found}
        empty={
          <Empty icon={<SearchIcon />} title={t.noneFound}>
            {t.noneFoundNote}
          </Empty>
        }
      >
        {list => <ul className="rows">{list.map(children)}</ul>}
      </PagedList>
    </Panel>
  )
}
