import { type Pages, usePages } from '../../data/use-pages.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import { foyer, type OperatorInstallation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { StatusBadge } from '../installations/status-badge.tsx'
import { EntityFilter } from './filters/entity-filter.tsx'
import { hasWrongId, WrongFilters } from './filters/wrong-filters.tsx'

const statuses = ['pending', 'active', 'freezed'] as const
const sides = ['billing', 'operator'] as const
const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find(value => value === text)

/** The installations of all applications. */
export function AllInstallationsPage() {
  const { values, set } = useSearch(['status', 'frozen', 'application', 'location'])
  const t = useTexts('operator-room')
  const isWrong =
    hasWrongId(values.application, values.location) ||
    (values.status !== '' && !oneOf(statuses, values.status)) ||
    (values.frozen !== '' && !oneOf(sides, values.frozen))
  return (
    <Panel title={t.pages.installations}>
      <PanelBody>
        <Form
          canBeLeft
          key={JSON.stringify(values)}
          label={t.filterInstallations}
          className="form-row"
          onSubmit={async given => set(given, { isStep: true })}
        >
          <SelectField label={t.status} name="status" defaultValue={values.status} isOptional>
            <option value="">{t.all}</option>
            {statuses.map(status => (
              <option key={status} value={status}>
                {t.statuses[status]}
              </option>
            ))}
          </SelectField>
          <SelectField label={t.frozenBy} name="frozen" defaultValue={values.frozen} isOptional>
            <option value="">{t.all}</option>
            {sides.map(side => (
              <option key={side} value={side}>
                {t.frozenBys[side]}
              </option>
            ))}
          </SelectField>
          <EntityFilter
            kind="application"
            label={t.applicationFilter}
            name="application"
            value={values.application}
          />
          <EntityFilter kind="location" label={t.locationFilter} name="location" value={values.location} />
          <SubmitButton kind="plain">{t.apply}</SubmitButton>
        </Form>
      </PanelBody>
      {isWrong ? <WrongFilters /> : <Found values={values} />}
    </Panel>
  )
}

type FilterValues = Record<'status' | 'frozen' | 'application' | 'location', string>

function Found({ values }: { values: FilterValues }) {
  const installations: Pages<OperatorInstallation> = usePages<OperatorInstallation, string>(
    cursor =>
      foyer.operators.listAllInstallations({
        status: oneOf(statuses, values.status),
        frozen_by: oneOf(sides, values.frozen),
        application_id: idIn(values.application),
        location_id: idIn(values.location),
        cursor,
      }),
    ['operator_installation', 'all', values],
    { keepsPrevious: true },
  )
  const t = useTexts('operator-room')
  const { day } = useFormats()
  return (
    <PagedList
      of={installations}
      empty={
        <Empty icon={<StoreIcon />} title={t.noneFound}>
          {t.noneFoundNote}
        </Empty>
      }
    >
      {list => (
        <ul className="rows">
          {list.map(({ application, location_id, location, status, frozen_by, created_at }) => (
            <RowLink
              key={`${application.id} ${location_id}`}
              to={`/operator/applications/${application.id}`}
              title={application.title}
              note={`${t.inLocation(location)} · ${t.id(location_id)} · ${t.installedSince(day(created_at))}`}
            >
              <StatusBadge status={status} frozenBy={frozen_by} />
            </RowLink>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
