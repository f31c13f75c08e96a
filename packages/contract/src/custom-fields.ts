import Type from 'typebox'

const mostCharacters = 16_384
const mostLevels = 20

/** Anything that a partner keeps with a record. */
export const CustomFields = Type.Refine(
  Type.Record(Type.String({ maxLength: 255 }), Type.Unknown(), {
    maxProperties: 100,
    description: `Anything of yours, at most ${mostCharacters} characters of JSON in ${mostLevels} levels; replaced as a whole`,
  }),
  // Levels first: what is too deep for the stack is not even written as JSON.
  value => isFlat(value, mostLevels) && JSON.stringify(value).length <= mostCharacters,
  () => `must have at most ${mostCharacters} characters of JSON in ${mostLevels} levels`,
)

function isFlat(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true
  return levels > 0 && Object.values(value).every(inner => isFlat(inner, levels - 1))
}
