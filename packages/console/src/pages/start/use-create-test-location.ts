import { useChange } from '../../data/use-change.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Creates a Location with sample records, in the time zone of the browser. */
export function useCreateTestLocation() {
  const t = useTexts('start')
  const { mutateAsync } = useChange({
    change: (partnerId: number) =>
      foyer.partners.createTestLocation({
        partner_id: partnerId,
        title: t.defaultLocation,
        timezone_name: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    affects: [['test_location']],
  })
  return mutateAsync
}
