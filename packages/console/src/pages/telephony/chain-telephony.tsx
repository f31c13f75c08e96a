import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Chain, foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Back } from '../../ui/back.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CallHistory } from './call-history.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RoutesPanel } from './routes-panel.tsx'
import { TokenPanel } from './token-panel.tsx'

export function ChainTelephonyPage() {
  const { chainId } = useParams()
  const chains = useLoaded(() => foyer.telephony.listChains(), 'chains')
  const known = chains.state.status === 'ready' ? chains.state.value : []
  const chain = known.find(({ id }) => String(id) === chainId)
  return (
    <Page
      title={chain ? `Telephony of ${chain.title}` : 'Telephony'}
      above={<Back to="/telephony">Telephony</Back>}
    >
      <LoadedView of={chains}>
        {() => (chain ? <ChainParts key={chain.id} chain={chain} /> : <NoChain />)}
      </LoadedView>
    </Page>
  )
}

function ChainParts({ chain }: { chain: Chain }) {
  return (
    <>
      {chain.rights.includes('settings_access') && <Settings chain={chain} />}
      <CallHistory chain={chain} />
    </>
  )
}

function Settings({ chain }: { chain: Chain }) {
  const telephony = useLoaded(() => foyer.telephony.get({ chain_id: chain.id }), chain.id)
  const settings = telephony.state.status === 'ready' ? telephony.state.value : undefined
  return (
    <>
      <TokenPanel chain={chain} telephony={telephony} />
      {settings?.is_enabled && (
        <>
          <RoutesPanel chain={chain} telephony={settings} />
          <PreviewPanel chain={chain} />
        </>
      )}
    </>
  )
}

function NoChain() {
  return (
    <Panel title="Calls">
      <Empty icon={<PhoneIcon />} title="You have no role in this chain">
        It may no longer exist, or its owner hasn’t invited you yet.
      </Empty>
    </Panel>
  )
}
