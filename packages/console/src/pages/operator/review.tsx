import { useState } from 'react'
import { useParams } from 'react-router'
import { toDay } from '../../data/dates.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { counted } from '../../data/words.ts'
import { type Application, foyer } from '../../foyer.ts'
import { Back } from '../../ui/back.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { AppIcon } from '../applications/app-icon.tsx'
import { toLines } from '../applications/field-words.ts'
import { StageBadges } from '../applications/stage-badges.tsx'
import { categoryTitle, functionalityTitle, kinds } from '../applications/words.ts'
import { RightsList } from '../rights/rights-list.tsx'
import { Decision } from './decision.tsx'
import { InstallationsPanel } from './installations.tsx'
import { OperatorActions } from './operator-actions.tsx'

/** One application, for operators to review. */
export function ReviewPage() {
  const id = Number(useParams().applicationId)
  const application = useLoaded(() => foyer.operators.getApplication({ application_id: id }), id)
  const [conflict, setConflict] = useState<string>()
  const onDecide = async (reason: string | undefined) => {
    setConflict(reason)
    await application.reload()
  }
  return (
    <>
      <Back to="/operator">Review queue</Back>
      {conflict && <Notice kind="error">{conflict}</Notice>}
      <LoadedView of={application}>
        {value => (
          <>
            <Decision application={value} onDecide={onDecide} />
            <Card application={value} />
            <OperatorActions application={value} onChange={application.reload} />
            <InstallationsPanel key={`${value.id} ${value.is_disabled}`} application={value} />
          </>
        )}
      </LoadedView>
    </>
  )
}

function Card({ application }: { application: Application }) {
  const { title, icon, rights } = application
  return (
    <Panel
      title={title}
      note={<StageBadges application={application} />}
      actions={<AppIcon icon={icon} title={title} />}
    >
      <PanelBody>
        <p>
          <strong>{application.short_description || 'No short description.'}</strong>
        </p>
        {application.description && <p className="prose">{application.description}</p>}
        <CardFacts application={application} />
        <h3>Rights</h3>
        <RightsList slugs={rights} />
      </PanelBody>
    </Panel>
  )
}

function CardFacts({ application }: { application: Application }) {
  const subscription = kinds.filter(({ name }) => application.kinds.includes(name)).map(({ title }) => title)
  return (
    <Facts>
      <Fact name="Developer">
        {application.partner.title}, partner {application.partner.id}
      </Fact>
      <Fact name="Category">{categoryTitle(application.category)}</Fact>
      <Fact name="Price">{application.price || 'None'}</Fact>
      <Fact name="Features">{application.functionalities.map(functionalityTitle).join(', ') || 'None'}</Fact>
      <Fact name="Subscription">{subscription.join(', ') || 'None'}</Fact>
      <Fact name="Registration page">{application.registration_url || 'None'}</Fact>
      <Fact name="Personal data of the owner">
        {application.asks_for_user_data ? 'Sent to the registration page' : 'Not shared'}
      </Fact>
      <Fact name="Marketplace webhook">{application.webhook_url || 'Same as the partner account'}</Fact>
      <Fact name="Endpoint for fast installs">{application.receiver_url || 'None'}</Fact>
      <Fact name="Plans">
        {toLines(application, 'tariffs', String).map(line => (
          <div key={line}>{line}</div>
        ))}
      </Fact>
      <Fact name="Connected to">{counted(application.connected_locations, 'location')}</Fact>
      <Fact name="Created">{toDay(application.created_at)}</Fact>
      {application.published_at && <Fact name="Published">{toDay(application.published_at)}</Fact>}
    </Facts>
  )
}
