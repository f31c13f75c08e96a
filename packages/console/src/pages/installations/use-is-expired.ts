import type { Installation } from '../../foyer.ts'
import { usePlatformNow } from '../../session/platform-time.ts'

/** Says whether the developer has let the time for the confirmation pass. */
export function useIsExpired({ confirm_before }: Installation): boolean {
  const now = usePlatformNow()
  return confirm_before !== null && Date.parse(confirm_before) < now.getTime()
}
