import { expect, it } from 'vitest'
import { startReceiver } from './receiver.ts'
import { until } from './until.ts'

it('a wait that ends says what it waited for', async () => {
  const never = until(async () => false, 'pigs fly', { timeoutMs: 20 })
  await expect(never).rejects.toThrow('Waited for 0.02 s until pigs fly.')
  expect(await until(async () => 'found', 'it is found')).toBe('found')
})

it('a receiver that gets too few requests says how many came', async () => {
  const receiver = await startReceiver()
  await fetch(receiver.url, { method: 'POST', body: '1' })
  await expect(receiver.waitFor(2, { timeoutMs: 20 })).rejects.toThrow(
    `Waited for 0.02 s until 2 requests came to ${receiver.url}; 1 came.`,
  )
  await receiver.close()
})
