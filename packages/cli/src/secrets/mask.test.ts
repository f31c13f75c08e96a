import { expect, it } from 'vitest'
import { maskIssued, maskIssuedIn } from './mask.ts'

it.each([
  ['a text', '{"user_token":"abc"}', '{"user_token":"…"}'],
  [
    'lists',
    '{"tokens":["abc","def"],"recovery_codes":["ghi"]}',
    '{"tokens":["…","…"],"recovery_codes":["…"]}',
  ],
  [
    'other spellings',
    '{"apiKey":"abc","Authorization":"abc","x-api-key":"a"}',
    '{"apiKey":"…","Authorization":"…","x-api-key":"…"}',
  ],
  ['what follows an escaped quote', '{"password":"a\\"bc"}', '{"password":"…"}'],
  [
    'a place deep inside',
    '{"data":[{"keys":[{"id":1,"key":"abc"}]}]}',
    '{"data":[{"keys":[{"id":1,"key":"…"}]}]}',
  ],
  ['JSON in a sentence', 'It said {"token": "a\\"bc", "id": 1}.', 'It said {"token": "…", "id": 1}.'],
  ['JSON that is cut in a text', '{"id":1,"secret":"ab', '{"id":1,"secret":"…"'],
  ['JSON that is cut in a list', '{"id":1,"tokens":["ab","c', '{"id":1,"tokens":"…"'],
])('secrets are replaced in %s', (_where, text, masked) => expect(maskIssued(text)).toBe(masked))

it('what is no secret stays', () => {
  const value = { id: 7, tokens: 3, keyboard: 'qwerty', token: null, name: 'token', list: ['a'] }
  expect(maskIssuedIn(value)).toEqual(value)
  expect(maskIssued('no JSON at all')).toBe('no JSON at all')
})
