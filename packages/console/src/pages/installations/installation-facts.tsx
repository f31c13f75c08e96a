import { notificationChannels } from '@foyer/sdk'
import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import { counted } from '../../data/words.ts'
import type { Connection, MyLocation } from '../../foyer.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { StatusBadge } from './status-badge.tsx'

const channelTitle = (slug: string): string =>
  notificationChannels[slug as keyof typeof notificationChannels] ?? slug

const frozenBy = {
  operator: 'An operator of the platform. Only an operator can activate it again; a payment does not.',
  billing: 'Billing: it is unpaid. A payment activates it again.',
}

interface ConnectionFactsProps {
  connection: Connection
  location: MyLocation
}

export function ConnectionFacts({ connection, location }: ConnectionFactsProps) {
  const { status, frozen_by, frozen_since, created_at, confirm_before, paid_until } = connection
  const { receivers, channels, chat_url, tips_url } = connection
  return (
    <Facts>
      <Fact name="State">
        <StatusBadge status={status} frozenBy={frozen_by} />
      </Fact>
      {frozen_since && <Fact name="Frozen since">{toMoment(frozen_since)}</Fact>}
      {frozen_by && <Fact name="Frozen by">{frozenBy[frozen_by]}</Fact>}
      <Fact name="Connected">{toMoment(created_at)}</Fact>
      {confirm_before && (
        <Fact name="Confirmation">
          {connection.application.partner} must confirm before {toMoment(confirm_before)}.
        </Fact>
      )}
      {status !== 'pending' && (
        <Fact name="Covered until">
          {paid_until ? toMoment(paid_until) : 'Nothing has to be paid.'}
          {paid_until && frozen_by !== 'operator' && location.rights.includes('billing_access') && (
            <>
              {' '}
              <Link to={`/locations/${location.id}/payments`}>Pay</Link>
            </>
          )}
        </Fact>
      )}
      <Fact name="Told of changes">{receivers > 0 ? counted(receivers, 'receiver') : 'Nobody'}</Fact>
      {channels.length > 0 && <Fact name="Channels">{channels.map(channelTitle).join(', ')}</Fact>}
      {chat_url && <Page name="Chat" url={chat_url} />}
      {tips_url && <Page name="Tips" url={tips_url} />}
    </Facts>
  )
}

/** A page of the developer: it opens beside ours, and learns nothing of it. */
const Page = ({ name, url }: { name: string; url: string }) => (
  <Fact name={name}>
    <a href={url} target="_blank" rel="noopener noreferrer">
      {new URL(url).host}
    </a>
  </Fact>
)
