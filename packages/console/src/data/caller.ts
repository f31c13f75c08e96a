import { useCallback } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** Whether a caller shows a number; a PBX says "anonymous", or nothing, of one who hides it. */
export const hasNumber = (phone: string): boolean => /\d/.test(phone)

/** Words for who calls: the number, or that it is hidden. */
export function useCallerWords(): (phone: string) => string {
  const { hiddenNumber } = useTexts('shell')
  return useCallback(phone => (hasNumber(phone) ? phone : hiddenNumber), [hiddenNumber])
}
