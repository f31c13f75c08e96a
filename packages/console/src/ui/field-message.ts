import type { Areas } from '../texts/areas.ts'
import { toNumberText } from '../texts/numbers.ts'

type Problems = Areas['ui']['problems']
type Known = Exclude<keyof Problems, 'other'>

/** What the API says about a field, by kind. What is in brackets becomes part of the message. */
const known: [Known, RegExp][] = [
  ['empty', /^(?:must not be (?:empty|blank)|is required)$/],
  ['tooShort', /^must have at least (\d+) characters$/],
  ['tooLong', /^must have at most (\d+) characters$/],
  ['tooFew', /^must have at least (\d+) elements$/],
  ['tooMany', /^must have at most (\d+) elements$/],
  ['tooSmall', /^must be at least (-?[\d.]+)$/],
  ['tooLarge', /^must be at most (-?[\d.]+)$/],
  ['wholeNumber', /^must be a whole number$/],
  ['number', /^must be a number$/],
  ['date', /^must be a date such as/],
  ['dateTime', /^must be a date and time/],
  ['email', /^must be an e-mail address$/],
  ['phone', /^must be a phone number/],
  ['notOneLine', /^must not have line breaks or characters that control/],
  ['url', /^must be an http or https address$/],
  ['https', /^must begin with https:\/\/$/],
  ['color', /^must be a color such as/],
  ['decimals', /^must have at most (\d+) decimal places$/],
  ['zero', /^must not be zero$/],
  ['future', /^must not be in the future$/],
  ['past', /^must be in the future$/],
  ['tooEarly', /^must not be before /],
  ['belowFirstPrice', /^must not be less than price_min$/],
  ['notChosen', /^must be chosen(?: from the list)?$/],
  ['gone', /^(?:names an? .+ (?:that|who) is not in this Location|is not an? .+ of this Location)/],
  ['wrongCode', /^is wrong, or (?:it was used before|the clock of your device is)$/],
  ['sameEmail', /^is your address already$/],
  ['samePassword', /^must differ from the old one$/],
  ['guessable', /^(?:repeats itself$|is easy to guess)/],
  ['notInList', /^must be one of: (.+)$/],
  ['wrongPassword', /^is not your password$/],
  ['notThisClient', /^is not the name of this client$/],
  ['neededForReview', /^is needed for a review$/],
  ['twice', /^must not name the same thing twice$/],
]

/** What the API says about an id that is missing. */
const noChoice: Known[] = ['empty', 'number', 'wholeNumber', 'tooSmall', 'notChosen']

/** The message of a field whose value is an id. */
export const choiceMessage = (problems: Problems, label: string, sentence: string): string =>
  known.some(([kind, pattern]) => noChoice.includes(kind) && pattern.test(sentence))
    ? problems.notChosen(label)
    : fieldMessage(problems, label, sentence)

/** The message of a field as a whole sentence; what is not known is said in the words of the API. */
export function fieldMessage(problems: Problems, label: string, sentence: string): string {
  for (const [kind, pattern] of known) {
    const [whole, detail = ''] = pattern.exec(sentence) ?? []
    if (whole !== undefined) return problems[kind](label, toNumberText(detail))
  }
  return problems.other(label, sentence)
}
