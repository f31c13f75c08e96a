import type { PartnerEndpoint } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Whom an endpoint belongs to. People who are not in the account are not named. */
export function useOwnerWords(): (endpoint: PartnerEndpoint) => string {
  const t = useTexts('bench')
  return ({ application, is_mine, set_by, location }) =>
    application?.title ?? (is_mine ? t.you : (set_by ?? t.aPersonOf(location.title)))
}
