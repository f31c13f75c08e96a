import { failuresOfIncident } from '@foyer/contract'
import { type Pages, usePages } from '../../../data/use-pages.ts'
import { type FailingEndpoint, foyer } from '../../../foyer.ts'
import type { Areas } from '../../../texts/areas.ts'
import { useFormats } from '../../../texts/formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { remedyOf } from '../../webhooks/remedy-of.ts'
import { useFailureWords } from '../../webhooks/use-failure-words.ts'

const pollMs = 15_000

/** The URLs whose last delivery failed, each with what to do about it. */
export function FailingEndpoints({ partnerId }: { partnerId: number | undefined }) {
  const endpoints: Pages<FailingEndpoint> = usePages<FailingEndpoint, string>(
    cursor => foyer.operators.listFailingEndpoints({ partner_id: partnerId, cursor }),
    ['operator_failing_endpoint', partnerId ?? 0],
    { pollMs },
  )
  const t = useTexts('operator-room')
  return (
    <Panel
      title={t.failingEndpoints}
      note={partnerId && t.ofPartner(partnerId)}
      actions={partnerId && <ButtonLink to="/operator/health">{t.showAll}</ButtonLink>}
    >
      <PagedList
        of={endpoints}
        empty={
          <Empty icon={<CheckIcon />} title={t.noFailing}>
            {t.noFailingNote}
          </Empty>
        }
      >
        {list => (
          <ul className="rows">
            {list.map(endpoint => (
              <EndpointRow key={`${endpoint.partner.id} ${endpoint.url}`} endpoint={endpoint} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

function EndpointRow({ endpoint }: { endpoint: FailingEndpoint }) {
  const { partner, location, url, failing_since, last_failure_at, last_failure_reason, waiting } = endpoint
  const t = useTexts('operator-room')
  const { moment } = useFormats()
  const { sentenceOf } = useFailureWords()
  return (
    <li className="row">
      <div className="row-main">
        <strong>{url}</strong>
        <span>
          {[
            partner.title,
            location?.title,
            t.failures(endpoint.consecutive_failures),
            waiting > 0 && t.stillWaiting(waiting),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{`${t.failingSince(moment(failing_since))} · ${t.lastFailure(moment(last_failure_at))}`}</span>
        <span className="prose">{sentenceOf(last_failure_reason)}</span>
        <span className="prose">
          {t.whatToDo[askingFor(last_failure_reason)]}{' '}
          {endpoint.notified_at
            ? t.partnerNotified(moment(endpoint.notified_at))
            : t.partnerNotNotified(failuresOfIncident)}
        </span>
        <div className="actions">
          <CopyButton
            label={t.copyDelivery}
            what={t.deliveryLink}
            text={`${window.location.origin}/partners/${partner.id}/deliveries/${endpoint.delivery_id}`}
          />
          <ButtonLink to={`/operator/partners/${partner.id}`}>{t.openPartner}</ButtonLink>
          {location && <ButtonLink to={`/operator/locations/${location.id}`}>{t.openLocation}</ButtonLink>}
        </div>
      </div>
    </li>
  )
}

type WhatToDo = keyof Areas['operator-room']['whatToDo']

/** Operators ask the partner, so that they need fewer kinds than its developers. */
function askingFor(reason: string): WhatToDo {
  const remedy = remedyOf(reason)
  if (remedy === 'broken' || remedy === 'redirect') return remedy
  return remedy === 'rejected' ? 'refused' : 'down'
}
