import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** E.164, or undefined: tried as an international number first, then as a national one of the country. */
export function toE164(input: string, countryIso?: string): string | undefined {
  const digits = input.replaceAll(/\D/g, '')
  const international = parsePhoneNumberFromString(`+${digits}`)
  if (international?.isValid()) return international.number
  const national = countryIso ? parsePhoneNumberFromString(input, countryIso as CountryCode) : undefined
  return national?.isValid() ? national.number : undefined
}
