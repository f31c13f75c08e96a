import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type OperatorLocation } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { LocationStatus } from './location-status.tsx'
import { SuspensionPanel } from './suspension.tsx'

/** One location, for operators: nothing of its clients. */
export function OperatorLocationPage() {
  const id = Number(useParams().locationId)
  const location = useLoaded(
    () => foyer.operators.getLocation({ location_id: id }),
    ['operator_location', id],
  )
  const t = useTexts('operator-room')
  const title = location.state.status === 'ready' ? location.state.value.title : t.id(id)
  return (
    <Page
      above={<Back to="/operator/locations">{t.pages.locations}</Back>}
      title={title}
      description={t.id(id)}
    >
      <LoadedView of={location}>
        {value => (
          <>
            <LocationStatus location={value} onChange={location.reload} />
            {value.state !== 'deleted' && (
              <SuspensionPanel
                kind="location"
                id={value.id}
                title={value.title}
                suspension={value.suspension}
                onChange={location.reload}
              />
            )}
            <Applications location={value} />
            <Owners location={value} />
            <Numbers location={value} />
          </>
        )}
      </LoadedView>
    </Page>
  )
}

function Owners({ location: { owners } }: { location: OperatorLocation }) {
  const t = useTexts('operator-room')
  if (owners.length === 0) return null
  return (
    <Panel title={t.owners}>
      <ul className="rows">
        {owners.map(({ id, name }) => (
          <RowLink key={id} to={`/operator/people/${id}`} title={name} note={t.id(id)} />
        ))}
      </ul>
    </Panel>
  )
}

function Applications({ location: { id, applications } }: { location: OperatorLocation }) {
  const t = useTexts('operator-room')
  const statuses: Record<string, string> = t.statuses
  if (applications.length === 0) return null
  return (
    <Panel
      title={t.applicationsTitle}
      actions={<ButtonLink to={`/operator/installations?location=${id}`}>{t.seeInstallations}</ButtonLink>}
    >
      <ul className="rows">
        {applications.map(application => (
          <RowLink
            key={application.id}
            to={`/operator/applications/${application.id}`}
            title={application.title}
            note={statuses[application.status] ?? application.status}
          />
        ))}
      </ul>
    </Panel>
  )
}

function Numbers({ location: { id, numbers } }: { location: OperatorLocation }) {
  const t = useTexts('operator-room')
  const { number } = useFormats()
  return (
    <Panel
      title={t.numbers}
      actions={<ButtonLink to={`/operator/log?location=${id}`}>{t.seeLog}</ButtonLink>}
    >
      <PanelBody>
        <Facts>
          {(Object.keys(t.numberOf) as (keyof typeof numbers)[]).map(name => (
            <Fact key={name} name={t.numberOf[name]}>
              {number(numbers[name])}
            </Fact>
          ))}
        </Facts>
      </PanelBody>
    </Panel>
  )
}
