import type { Me } from '../../foyer.ts'
import { locationPages, mayOpen } from '../../location-pages.ts'

/** Whether a person may see the page at a path, as far as their own roles say it; pure. */
export function maySeePage(path: string, me: Pick<Me, 'locations' | 'partners' | 'is_operator'>): boolean {
  const [, area, id, page] = path.split('/')
  if (area === 'operator') return me.is_operator
  if (area === 'partners' && id) return me.partners.some(partner => String(partner.id) === id)
  if (area !== 'locations' || !id) return true
  const location = me.locations.find(one => String(one.id) === id)
  if (!location) return false
  const row = locationPages.find(one => one.path === page)
  return !row || mayOpen(row, location)
}
