import pg from 'pg'

const int8 = 20
const int8Array = 1016

type ParseValue = (text: string) => unknown
const parseTexts = pg.types.getTypeParser(int8Array as typeof int8) as ParseValue
const toNumbers: ParseValue = text => (parseTexts(text) as string[]).map(Number)

/** Ids and counts stay far below 2^53, and the wire carries them as numbers. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === int8) return Number
    return type === int8Array ? toNumbers : pg.types.getTypeParser(type, format as 'text')
  },
}
