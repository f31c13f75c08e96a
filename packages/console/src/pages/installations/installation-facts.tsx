import type { Installation, MyLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { StatusBadge } from './status-badge.tsx'

interface InstallationFactsProps {
  installation: Installation
  location: MyLocation
}

export function InstallationFacts({ installation, location }: InstallationFactsProps) {
  const { status, frozen_by, frozen_since, created_at, paid_until, is_free_period } = installation
  const { receivers, channels, chat_url, tips_url } = installation
  const t = useTexts('installations')
  const { moment, list } = useFormats(location.timezone_name)
  const channelTitles: Record<string, string> = t.channels
  return (
    <Facts>
      <Fact name={t.facts.status}>
        <StatusBadge status={status} frozenBy={frozen_by} />
      </Fact>
      {frozen_since && <Fact name={t.facts.frozenSince}>{moment(frozen_since)}</Fact>}
      <Fact name={t.facts.connected}>{moment(created_at)}</Fact>
      {status !== 'pending' && (
        <Fact name={is_free_period ? t.facts.freeUntil : t.facts.paidUntil}>
          {paid_until ? moment(paid_until) : t.noPaymentNeeded}
        </Fact>
      )}
      <Fact name={t.facts.webhooks}>{t.endpoints(receivers)}</Fact>
      {channels.length > 0 && (
        <Fact name={t.facts.channels}>{list(channels.map(slug => channelTitles[slug] ?? slug))}</Fact>
      )}
      {chat_url && <DeveloperPage name={t.facts.chat} url={chat_url} />}
      {tips_url && <DeveloperPage name={t.facts.tips} url={tips_url} />}
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
