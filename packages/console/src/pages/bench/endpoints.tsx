import { useSearch } from '../../data/use-search.ts'
import { PageActions } from '../../layout/page.tsx'
import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { usePartner } from '../partners/partner.tsx'
import { WebhookSecret } from '../webhooks/webhook-secret.tsx'
import { EndpointList } from './endpoint-list.tsx'
import { NewEndpoint } from './new-endpoint.tsx'

/** The endpoints of a partner in all Locations, and the secret that signs what they get. */
export function EndpointsPage() {
  const { partner } = usePartner()
  const t = useTexts('bench')
  const { values, set } = useSearch(['open'])
  const mayChange = useMayAs(partner.id)('developer')
  const close = () => set({ open: '' })
  return (
    <>
      {mayChange && (
        <PageActions>
          <Button kind="primary" icon={<PlusIcon />} onClick={() => set({ open: 'new' }, { isStep: true })}>
            {t.addEndpoint}
          </Button>
        </PageActions>
      )}
      <EndpointList partner={partner} open={Number(values.open)} onOpen={id => set({ open: id ?? '' })} />
      <WebhookSecret partnerId={partner.id} />
      {mayChange && values.open === 'new' && <NewEndpoint partner={partner} onClose={close} />}
    </>
  )
}
