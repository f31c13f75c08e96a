import { describe, expect, it } from 'vitest'
import { texts as german } from '../texts/de/ui.ts'
import { texts as english } from '../texts/en/ui.ts'
import { fieldMessage } from './field-message.ts'

describe('CON-07 the message of a field', () => {
  it.each([
    ['must not be empty', '“May” must not be empty.', '„May“ darf nicht leer sein.'],
    ['is required', '“May” must not be empty.', '„May“ darf nicht leer sein.'],
    [
      'must have at most 255 characters',
      '“May” must have at most 255 characters.',
      '„May“ darf höchstens 255 Zeichen haben.',
    ],
    ['must be at least -5', '“May” must be at least -5.', '„May“ muss mindestens -5 sein.'],
    ['must be a whole number', '“May” must be a whole number.', '„May“ muss eine ganze Zahl sein.'],
    [
      'must be one of: a, b',
      '“May” must be one of these: a, b.',
      '„May“ muss einer dieser Werte sein: a, b.',
    ],
    [
      'is not a position of this Location',
      '“May” names something that isn’t at this location any more.',
      'Was bei „May“ gewählt ist, gibt es an diesem Standort nicht mehr.',
    ],
    [
      'must not be less than price_min',
      '“May” must not be less than the first price.',
      '„May“ darf nicht kleiner sein als „Preis von“.',
    ],
    [
      'is easy to guess: it consists of well-known words, names or sequences',
      '“May” is easy to guess. Choose another one.',
      '„May“ ist leicht zu erraten. Wählen Sie ein anderes.',
    ],
    ['is already taken', '“May” is already taken.', '„May“: is already taken.'],
  ])('%s', (sentence, inEnglish, inGerman) => {
    expect(fieldMessage(english.problems, 'May', sentence)).toBe(inEnglish)
    expect(fieldMessage(german.problems, 'May', sentence)).toBe(inGerman)
  })
})
