import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Returns E.164 or undefined, trying an international number first and then a national one of the country. */
export function toE164(input: string, countryIso?: string): string | undefined {
  const digits = input.replaceAll(/\D/g, '')
  const international = parsePhoneNumberFromString(`+${digits}`)
  if (international?.isValid()) return international.number
  const national = countryIso ? parsePhoneNumberFromString(input, countryIso as CountryCode) : undefined
  return national?.isValid() ? national.number : undefined
}
