import { Outlet, useLocation, useOutletContext, useParams } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { useV3Preview } from '../../data/v3-preview.ts'
import { foyer, type Partner } from '../../foyer.ts'
import { useHasOwnFrame } from '../../layout/own-frame.ts'
import { Page } from '../../layout/page.tsx'
import { mayOpenOfPartner, partnerPages, titleKeyOf } from '../../partner-pages.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Back } from '../../ui/back.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { NeedsRole } from '../partner-roles/needs-role.tsx'
import { Suspended } from '../suspended/suspended.tsx'

interface Shared {
  partner: Partner
  reload(): Promise<void>
}

/** Frames the pages of a partner account for its developers. */
export function PartnerFrame() {
  const { partnerId } = useParams()
  const t = useTexts('partners')
  const loaded = useLoaded(
    () => foyer.partners.get({ partner_id: Number(partnerId) }),
    ['partner', Number(partnerId)],
    { isForForm: true },
  )
  const partner = loaded.state.status === 'ready' ? loaded.state.value : undefined
  if (partner) return <PartnerView key={partner.id} partner={partner} reload={loaded.reload} />
  return (
    <Page title={t.account} above={<Back to="/partners">{t.title}</Back>}>
      <Panel title={t.account}>
        <LoadedView of={loaded}>{() => null}</LoadedView>
      </Panel>
    </Page>
  )
}

/** The partner account of the page, for its tabs. */
export const usePartner = (): Shared => useOutletContext<Shared>()

function PartnerView(shared: Shared) {
  const { partner } = shared
  const [, , , path = ''] = useLocation().pathname.split('/')
  const mine = useMe().partners.find(({ id }) => id === partner.id)
  const t = useTexts('partners')
  const roles = useTexts('partner-roles')
  const hasV3 = useV3Preview()
  const role = mine?.role
  if (useHasOwnFrame()) return <Outlet context={shared} />
  const open = partnerPages.find(row => row.path === path)
  const tabs = partnerPages
    .filter(row => row.under === undefined && mayOpenOfPartner(row, { hasV3, role }))
    .map(row => ({
      to: row.path,
      title: t.pages[titleKeyOf(row)],
      isOpen: open?.under === row.path,
    }))
  return (
    <Page
      wide={open?.isWide ? true : 'frame'}
      title={partner.title}
      documentTitle={open && `${t.pages[titleKeyOf(open)]} · ${partner.title}`}
      description={[
        partner.token_hint
          ? t.withToken(partner.id, `•••• ${partner.token_hint}`)
          : t.withoutToken(partner.id),
        ...(role ? [roles.yourRole(roles.titles[role])] : []),
      ].join(' · ')}
      above={<Back to="/partners">{t.title}</Back>}
    >
      <Suspended kind="partner" suspension={mine?.suspension} />
      <Tabs label={partner.title} tabs={tabs} />
      <NeedsRole
        partnerId={partner.id}
        needed={open?.role ?? 'viewer'}
        title={open ? t.pages[titleKeyOf(open)] : partner.title}
      >
        <Outlet context={shared} />
      </NeedsRole>
    </Page>
  )
}
