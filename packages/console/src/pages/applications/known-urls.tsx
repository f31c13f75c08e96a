import { useRead } from '../../data/use-read.ts'
import { foyer } from '../../foyer.ts'

interface KnownUrlsProps {
  /** The `list` of the field. */
  id: string
  partnerId: number
  /** Offered before the endpoints. */
  first?: string[]
}

/** Offers the endpoints of a partner to a field for a URL. */
export function KnownUrls({ id, partnerId, first = [] }: KnownUrlsProps) {
  const { data = [] } = useRead(
    ['bench', partnerId, 'urls'],
    async ({ signal }) =>
      (await foyer.partnerWebhooks.listEndpoints({ partner_id: partnerId, count: 100 }, { signal })).data,
    { freshMs: 60_000 },
  )
  const urls = [...new Set([...first, ...data.map(({ url }) => url)])].filter(Boolean)
  return (
    <datalist id={id}>
      {urls.map(url => (
        <option key={url} value={url} />
      ))}
    </datalist>
  )
}
