import { useSearchParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useSession } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/field.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { usePartner } from '../partners/partner.tsx'
import { ApplicationStep } from './application-step.tsx'
import { InstallationSteps } from './installation-steps.tsx'
import { LocationStep } from './location-step.tsx'
import { Step } from './step.tsx'

/** The way to a first delivery. Each step knows from the server whether it is done; the address names the choice. */
export function PartnerStartPage() {
  const { partner } = usePartner()
  const t = useTexts('start')
  const applications = useLoaded(
    () => foyer.applications.list({ partner_id: partner.id }),
    ['application', partner.id, 'list'],
  )
  const locations = useLoaded(
    () => foyer.partners.listTestLocations({ partner_id: partner.id }),
    ['test_location', partner.id],
  )
  return (
    <>
      <p className="soft">{t.description}</p>
      <LoadedView of={applications}>
        {apps => (
          <LoadedView of={locations}>
            {places => <Steps applications={apps} locations={places} reload={applications.reload} />}
          </LoadedView>
        )}
      </LoadedView>
    </>
  )
}

interface StepsProps {
  applications: Application[]
  locations: { id: number; title: string }[]
  reload(): Promise<void>
}

function Steps({ applications, locations, reload }: StepsProps) {
  const { partner } = usePartner()
  const t = useTexts('start')
  const session = useSession()
  const [query, setQuery] = useSearchParams()
  const choose = (name: 'application' | 'location', id: number) =>
    setQuery(before => ({ ...Object.fromEntries(before), [name]: String(id) }), { replace: true })
  const application = chosen(applications, query.get('application'))
  const location = chosen(locations, query.get('location'))
  return (
    <ol className="start-steps">
      <Step
        number={1}
        title={t.application}
        state={application ? 'done' : 'open'}
        result={application?.title}
      >
        {application ? (
          <Choice
            label={t.application}
            of={applications}
            chosen={application}
            onChoose={id => choose('application', id)}
          />
        ) : (
          <ApplicationStep
            partner={partner}
            withLocation={locations.length === 0}
            onCreate={async ({ applicationId }) => {
              await Promise.all([reload(), session.reload()])
              choose('application', applicationId)
            }}
          />
        )}
      </Step>
      <Step
        number={2}
        title={t.location}
        state={location ? 'done' : application ? 'open' : 'later'}
        result={location?.title}
      >
        {location && (
          <Choice
            label={t.location}
            of={locations}
            chosen={location}
            onChoose={id => choose('location', id)}
          />
        )}
        <LocationStep partnerId={partner.id} onCreate={id => choose('location', id)} />
      </Step>
      <InstallationSteps
        key={`${application?.id}.${location?.id}`}
        application={application}
        location={location}
      />
    </ol>
  )
}

/** What the address names, else the newest. */
const chosen = <T extends { id: number }>(list: T[], named: string | null): T | undefined =>
  list.find(({ id }) => String(id) === named) ?? list.toSorted((left, right) => right.id - left.id)[0]

interface ChoiceProps {
  label: string
  of: { id: number; title: string }[]
  chosen: { id: number }
  onChoose(id: number): void
}

function Choice({ label, of, chosen, onChoose }: ChoiceProps) {
  if (of.length < 2) return null
  return (
    <SelectField
      label={label}
      name={label}
      value={String(chosen.id)}
      onChange={event => onChoose(Number(event.currentTarget.value))}
    >
      {of.map(({ id, title }) => (
        <option key={id} value={id}>
          {`${title} (${id})`}
        </option>
      ))}
    </SelectField>
  )
}
