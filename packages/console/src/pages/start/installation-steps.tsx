import { useState } from 'react'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { usePartner } from '../partners/partner.tsx'
import { CallbackStep } from './callback-step.tsx'
import { DeliveryStep, ReceivedDeliveries } from './delivery-step.tsx'
import { InstallStep } from './install-step.tsx'
import { findSecret, forgetSecret, keepSecret } from './issued-tokens.ts'
import { SignatureStep } from './signature-step.tsx'
import { Step, type StepState } from './step.tsx'
import { useListener } from './use-listener.ts'

interface Place {
  id: number
  title: string
}

interface InstallationStepsProps {
  application: Application | undefined
  location: Place | undefined
}

/** The steps from the installation on, which need an application and a Location. */
export function InstallationSteps({ application, location }: InstallationStepsProps) {
  const t = useTexts('start')
  if (application && location) return <Installation application={application} location={location} />
  return [t.installation, t.callback, t.delivery, t.signature].map((title, index) => (
    <Step key={title} number={index + 3} title={title} state="later">
      {null}
    </Step>
  ))
}

interface InstallationProps {
  application: Application
  location: Place
}

function Installation({ application, location }: InstallationProps) {
  const activity = useLoaded(
    () =>
      foyer.applications.readInstallationActivity({
        application_id: application.id,
        location_id: location.id,
      }),
    ['application_installation', application.id, location.id, 'activity'],
  )
  const { partner, reload } = usePartner()
  const t = useTexts('start')
  return (
    <LoadedView of={activity}>
      {log => {
        const isInstalled = log.status !== 'uninstalled'
        const isActive = log.status === 'active'
        return (
          <>
            <Step
              number={3}
              title={t.installation}
              state={isInstalled ? 'done' : 'open'}
              result={t.installedIn(location.title)}
            >
              <InstallStep applicationId={application.id} location={location} />
            </Step>
            <Step
              number={4}
              title={t.callback}
              state={isActive ? 'done' : isInstalled ? 'open' : 'later'}
              result={t.confirmed}
            >
              <CallbackStep
                partner={partner}
                applicationId={application.id}
                locationId={location.id}
                activity={log}
                onIssue={reload}
              />
            </Step>
            {isActive ? <ActiveSteps application={application} location={location} /> : <LaterSteps />}
          </>
        )
      }}
    </LoadedView>
  )
}

function LaterSteps() {
  const t = useTexts('start')
  return [t.delivery, t.signature].map((title, index) => (
    <Step key={title} number={index + 5} title={title} state="later">
      {null}
    </Step>
  ))
}

function ActiveSteps({ application, location }: InstallationProps) {
  const { partner, reload } = usePartner()
  const t = useTexts('start')
  const issued = { userId: useMe().id, partnerId: partner.id }
  const [secret, setSecret] = useState(() => findSecret(issued))
  const [isCopied, setCopied] = useState(false)
  const [changes, setChanges] = useState(0)
  const delivered = useLoaded(
    () =>
      foyer.partnerWebhooks.listDeliveries({
        partner_id: partner.id,
        application_id: application.id,
        location_id: location.id,
        outcome: 'delivered',
        count: 1,
      }),
    ['delivery', partner.id, 'first', application.id, location.id],
  )
  const { isReady, deliveries, problem } = useListener({
    partnerId: partner.id,
    locationId: location.id,
    secret,
    onReported: () => void Promise.all([delivered.reload(), reload()]),
  })
  const hasDelivery =
    deliveries.length > 0 || (delivered.state.status === 'ready' && delivered.state.value.length > 0)
  const isToCopy = secret !== undefined && !isCopied
  const isVerified = partner.signature_checked_at !== null
  const stateOf = (isDone: boolean, isNext: boolean): StepState =>
    isDone ? 'done' : isNext ? 'open' : 'later'
  const onChange = () => setChanges(count => count + 1)
  return (
    <>
      <Step number={5} title={t.delivery} state={stateOf(hasDelivery, true)} result={t.delivered}>
        <DeliveryStep
          locationId={location.id}
          isReady={isReady}
          problem={problem}
          isWaiting={changes > deliveries.length}
          onChange={onChange}
        />
      </Step>
      {deliveries.length > 0 && (
        <li className="start-step">
          <div className="start-body">
            <h2>{t.received}</h2>
            <ReceivedDeliveries partnerId={partner.id} deliveries={deliveries} />
          </div>
        </li>
      )}
      <Step
        number={6}
        title={t.signature}
        state={stateOf(isVerified && !isToCopy, hasDelivery)}
        result={t.signatureRight}
      >
        <SignatureStep
          partnerId={partner.id}
          applicationId={application.id}
          locationId={location.id}
          isReady={isReady}
          secret={isToCopy ? secret : undefined}
          isKnown={secret !== undefined}
          onSecret={next => {
            keepSecret(issued, next)
            setSecret(next)
          }}
          onCopied={() => {
            forgetSecret(issued)
            setCopied(true)
          }}
          onChange={onChange}
        />
      </Step>
      {isVerified && hasDelivery && (
        <li>
          <ButtonLink to={`/partners/${partner.id}/applications/${application.id}/publishing`}>
            {t.toPublishing}
          </ButtonLink>
        </li>
      )}
    </>
  )
}
