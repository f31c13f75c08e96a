import examples from 'libphonenumber-js/examples.mobile.json'
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from 'libphonenumber-js/max'
import { antarcticPhone, phonePlans } from './facts/country-corrections.ts'

export interface PhoneFormat {
  phone_code: string
  phone_template: string
  phone_example: string
}

export function phoneFormat(iso: string): PhoneFormat {
  const plan = phonePlans[iso] ?? iso
  if (!isSupportedCountry(plan)) return antarcticPhone
  const phone_code = getCountryCallingCode(plan)
  const phone_example = exampleOf(plan)
  const national = phone_example.slice(phone_code.length + 1)
  return { phone_code, phone_template: `+${phone_code}${national.replace(/\d/g, '#')}`, phone_example }
}

function exampleOf(plan: CountryCode): string {
  const example = getExampleNumber(plan, examples)
  if (!example) throw new Error(`No example number for ${plan}`)
  return example.formatInternational()
}
