/** Where our sources leave a gap, list several values without saying which comes first, or drop the accents. */

export const titles: Record<string, string> = {
  AX: 'Åland Islands',
  BL: 'Saint Barthélemy',
  BQ: 'Bonaire, Sint Eustatius and Saba',
  CI: "Côte d'Ivoire",
  CW: 'Curaçao',
  RE: 'Réunion',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  ST: 'São Tomé and Príncipe',
  TL: 'Timor-Leste',
  UM: 'United States Minor Outlying Islands',
}

export const mainLanguages: Record<string, string> = {
  AF: 'fa',
  AQ: 'en',
  BI: 'rn',
  CM: 'fr',
  EH: 'ar',
  HT: 'ht',
  IE: 'en',
  KM: 'fr',
  LS: 'st',
  MF: 'fr',
  MG: 'mg',
  MH: 'mh',
  PH: 'tl',
  PK: 'ur',
  SC: 'en',
  SZ: 'ss',
  TO: 'to',
  ZA: 'en',
}

export const currencies: Record<string, string> = { AQ: 'USD' }

/** The som sign is missing from nearly every font. */
export const currencySymbols: Record<string, string> = { KGS: 'сом' }

/** Countries with no capital in GeoNames, and Vietnam, where GeoNames gives Hanoi the zone of a neighbour. */
export const timezones: Record<string, string> = {
  AQ: 'Antarctica/McMurdo',
  BV: 'Europe/Oslo',
  EH: 'Africa/El_Aaiun',
  HM: 'Indian/Kerguelen',
  IL: 'Asia/Jerusalem',
  IO: 'Indian/Chagos',
  PS: 'Asia/Hebron',
  TK: 'Pacific/Fakaofo',
  UM: 'Pacific/Wake',
  VN: 'Asia/Ho_Chi_Minh',
}

/** Territories with no numbering plan of their own use the plan of a neighbour or of the state they belong to. */
export const phonePlans: Record<string, string> = { BV: 'NO', GS: 'FK', PN: 'NZ', TF: 'RE', UM: 'US' }

/** The Australian external territories share +672; numbers that begin with 1 are those of the Antarctic stations. */
export const antarcticPhone = {
  phone_code: '672',
  phone_template: '+672 ## ####',
  phone_example: '+672 10 6123',
}

export const euMembers = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
