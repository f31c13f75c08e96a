import { expect, it } from 'vitest'
import type { Output } from '../terminal/output.ts'
import { explanationsInWords } from './explanation-words.ts'

const output = { width: 80, paint: (_colour: unknown, text: string) => text } as Output

const failed = (url: string, delivery_id: number) => ({
  status: 'update',
  occurred_at: '2030-01-31T18:30:00.000Z',
  application_id: 1,
  url,
  delivery_id,
  sentence:
    'It was sent at 2030-01-31T18:30:05.123Z and failed: The connection was refused. Failed deliveries are not tried again by themselves.',
  code: 'failed' as const,
  values: { at: '2030-01-31T18:30:05.123Z', attempt: '1', reason: 'The connection was refused.' },
})

it('EXA-162 foyer explain names each change once, in one form of time, and repeats no remark', () => {
  const all = [failed('https://one.example/hook', 7), failed('listener:1', 8)]
  expect(explanationsInWords(output, 'client', all).split('\n')).toEqual([
    '2030-01-31 18:30:00 UTC  client.update',
    '  https://one.example/hook: It was sent at 2030-01-31 18:30:05 UTC and failed:',
    '  The connection was refused. Failed deliveries are not tried again by',
    '  themselves. (foyer deliveries get 7)',
    '  listener:1: It was sent at 2030-01-31 18:30:05 UTC and failed: The connection',
    '  was refused. (foyer deliveries get 8)',
  ])
})
