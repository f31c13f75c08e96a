import Type from 'typebox'

const maxCharacters = 16_384
const maxLevels = 20

/** Data that a partner stores with a record. */
export const CustomFields = Type.Refine(
  Type.Record(Type.String({ maxLength: 255 }), Type.Unknown(), {
    maxProperties: 100,
    description: `Your own data, at most ${maxCharacters} characters of JSON in ${maxLevels} levels; replaced as a whole`,
  }),
  // Checks the depth first, because JSON.stringify overflows the stack on deep values.
  value => isFlat(value, maxLevels) && JSON.stringify(value).length <= maxCharacters,
  () => `must have at most ${maxCharacters} characters of JSON in ${maxLevels} levels`,
)

function isFlat(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true
  return levels > 0 && Object.values(value).every(inner => isFlat(inner, levels - 1))
}
