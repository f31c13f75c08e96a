import { useState } from 'react'
import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Application, foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AppIcon } from '../../ui/app-icon.tsx'
import { Back } from '../../ui/back.tsx'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { StageBadges } from '../applications/stage-badges.tsx'
import { type PendingField, useFieldLines } from '../applications/use-field-lines.ts'
import { useWords } from '../applications/use-words.ts'
import { RightsList } from '../rights/rights-list.tsx'
import { Decision } from './decision.tsx'
import { InstallationsPanel } from './installations.tsx'
import { OperatorActions } from './operator-actions.tsx'

/** One application, for operators to review. */
export function ReviewPage() {
  const id = Number(useParams().applicationId)
  const application = useLoaded(() => foyer.operators.getApplication({ application_id: id }), ['review', id])
  const t = useTexts('operator')
  const [conflict, setConflict] = useState<string>()
  const onDecide = async (reason: string | undefined) => {
    setConflict(reason)
    await application.reload()
  }
  const latest = application.state.status === 'ready' ? application.state.value : undefined
  const { read, isChanged, show } = useReadRevision(latest)
  return (
    <Page
      above={<Back to="/operator/reviews">{t.reviewQueue}</Back>}
      title={read?.title ?? t.auditedApplication(id)}
      description={read && <StageBadges application={read} />}
    >
      {conflict && <Notice kind="error">{conflict}</Notice>}
      {isChanged && (
        <Notice kind="info">
          {t.changedMeanwhile}{' '}
          <Button kind="quiet" onClick={show}>
            {t.showNewRevision}
          </Button>
        </Notice>
      )}
      <LoadedView of={application}>
        {value => (
          <>
            <Decision application={read ?? value} onDecide={onDecide} />
            <Card application={read ?? value} />
            <OperatorActions application={value} onChange={application.reload} />
            <InstallationsPanel key={`${value.id} ${value.is_disabled}`} application={value} />
          </>
        )}
      </LoadedView>
    </Page>
  )
}

/** An operator decides on what they have read: a newer revision is announced, and shown when they ask for it. */
function useReadRevision(latest: Application | undefined) {
  const [read, setRead] = useState(latest)
  const isChanged = latest?.id === read?.id && latest?.revision !== read?.revision
  if (!isChanged && latest && latest !== read) setRead(latest)
  return { read, isChanged, show: () => setRead(latest) }
}

function Card({ application }: { application: Application }) {
  const { title, icon, rights } = application
  const t = useTexts('operator')
  const m = useTexts('marketplace')
  return (
    <Panel title={t.card} actions={<AppIcon icon={icon} title={title} />}>
      <PanelBody>
        <p>
          <strong>{application.short_description || t.noShortDescription}</strong>
        </p>
        {application.description && <p className="prose">{application.description}</p>}
        <CardFacts application={application} />
        <h3>{m.fields.rights}</h3>
        <RightsList slugs={rights} />
      </PanelBody>
    </Panel>
  )
}

function CardFacts({ application }: { application: Application }) {
  const t = useTexts('operator')
  const { fields, none, dataSent, dataNotShared } = useTexts('marketplace')
  const { categoryTitle } = useWords()
  const { day } = useFormats()
  const fieldLines = useFieldLines()
  const linesOf = (field: PendingField) => fieldLines(application, field, String)
  return (
    <Facts>
      <Fact name={t.developer}>{t.developerFacts(application.partner.title, application.partner.id)}</Fact>
      <Fact name={fields.category}>{categoryTitle(application.category)}</Fact>
      <Fact name={fields.price}>{application.price || none}</Fact>
      <Fact name={fields.functionalities}>{linesOf('functionalities').join(', ')}</Fact>
      <Fact name={fields.kinds}>{linesOf('kinds').join(', ')}</Fact>
      <Fact name={fields.registration_url}>{application.registration_url || none}</Fact>
      <Fact name={fields.asks_for_user_data}>
        {application.asks_for_user_data ? dataSent : dataNotShared}
      </Fact>
      <Fact name={fields.webhook_url}>{application.webhook_url || t.sameAsPartner}</Fact>
      <Fact name={fields.receiver_url}>{application.receiver_url || none}</Fact>
      <Fact name={fields.tariffs}>
        {linesOf('tariffs').map(line => (
          <div key={line}>{line}</div>
        ))}
      </Fact>
      <Fact name={t.connectedTo}>{t.locationCount(application.connected_locations)}</Fact>
      <Fact name={t.created}>{day(application.created_at)}</Fact>
      {application.published_at && <Fact name={t.publishedOn}>{day(application.published_at)}</Fact>}
    </Facts>
  )
}
