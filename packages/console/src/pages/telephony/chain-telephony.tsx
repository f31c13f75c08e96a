import { useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { type Chain, foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('telephony')
  const { chainId } = useParams()
  const chains = useLoaded(() => foyer.telephony.listChains(), ['chain'])
  const known = chains.state.status === 'ready' ? chains.state.value : []
  const chain = known.find(({ id }) => String(id) === chainId)
  return (
    <Page title={chain ? t.titleOf(chain.title) : t.title} above={<Back to="/telephony">{t.title}</Back>}>
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
  const telephony = useLoaded(() => foyer.telephony.get({ chain_id: chain.id }), ['telephony', chain.id])
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
  const t = useTexts('telephony')
  return (
    <Panel title={t.calls}>
      <Empty icon={<PhoneIcon />} title={t.noRole}>
        {t.noRoleNote}
      </Empty>
    </Panel>
  )
}
