import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLog } from '../platform/log.ts'
import { ShutdownStack } from './shutdown-stack.ts'

it('stops the rest when a step fails, and when one waits for something that never comes', async () => {
  const lines: string[] = []
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const log = createLog({ level: 'info', destination })
  const stopped: string[] = []
  const stack = new ShutdownStack(log, 0)
  stack.add('database', () => stopped.push('database'))
  stack.add('worker', () => new Promise(() => undefined))
  stack.add('limiter', () => Promise.reject(new Error('It is gone.')))
  stack.add('api', async () => stopped.push('api'))
  await stack.run()
  expect(stopped).toEqual(['api', 'database'])
  expect(lines.map(line => JSON.parse(line)).map(({ part, err }) => [part, err.message])).toEqual([
    ['limiter', 'It is gone.'],
    ['worker', 'It took too long.'],
  ])
})
