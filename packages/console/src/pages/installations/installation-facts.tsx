import { notificationChannels } from '@foyer/contract'
import { Link } from 'react-router'
import { toMoment } from '../../data/dates.ts'
import { counted } from '../../data/words.ts'
import type { Installation, MyLocation } from '../../foyer.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { StatusBadge } from './status-badge.tsx'

const channelTitle = (slug: string): string =>
  notificationChannels[slug as keyof typeof notificationChannels] ?? slug

const frozenBy = {
  operator: 'An operator. Only an operator can unfreeze it; a payment doesn’t.',
  billing: 'Billing, because it is unpaid. A payment unfreezes it.',
}

interface InstallationFactsProps {
  installation: Installation
  location: MyLocation
}

export function InstallationFacts({ installation, location }: InstallationFactsProps) {
  const { status, frozen_by, frozen_since, created_at, confirm_before, paid_until } = installation
  const { receivers, channels, chat_url, tips_url } = installation
  return (
    <Facts>
      <Fact name="Status">
        <StatusBadge status={status} frozenBy={frozen_by} />
      </Fact>
      {frozen_since && <Fact name="Frozen since">{toMoment(frozen_since)}</Fact>}
      {frozen_by && <Fact name="Frozen by">{frozenBy[frozen_by]}</Fact>}
      <Fact name="Connected">{toMoment(created_at)}</Fact>
      {confirm_before && (
        <Fact name="Confirmation">
          {installation.application.partner} must confirm before {toMoment(confirm_before)}.
        </Fact>
      )}
      {status !== 'pending' && (
        <Fact name="Paid until">
          {paid_until ? toMoment(paid_until) : 'No payment needed.'}
          {paid_until && frozen_by !== 'operator' && location.rights.includes('billing_access') && (
            <>
              {' '}
              <Link to={`/locations/${location.id}/payments`}>Pay</Link>
            </>
          )}
        </Fact>
      )}
      <Fact name="Webhooks">{receivers > 0 ? counted(receivers, 'endpoint') : 'None'}</Fact>
      {channels.length > 0 && <Fact name="Channels">{channels.map(channelTitle).join(', ')}</Fact>}
      {chat_url && <DeveloperPage name="Chat" url={chat_url} />}
      {tips_url && <DeveloperPage name="Tips" url={tips_url} />}
    </Facts>
  )
}

/** Links to a page of the developer in a new tab, without a referrer. */
const DeveloperPage = ({ name, url }: { name: string; url: string }) => (
  <Fact name={name}>
    <a href={url} target="_blank" rel="noopener noreferrer">
      {new URL(url).host}
    </a>
  </Fact>
)
