import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { beginChange } from './read-again-after.ts'

function clientWith(...names: string[]) {
  const client = new QueryClient()
  for (const name of names) client.setQueryData([name, 1, 'list'], [])
  return { client, isOld: (name: string) => client.getQueryState([name, 1, 'list'])?.isInvalidated }
}

it('the last of several changes reads again what all of them affected', async () => {
  const { client, isOld } = clientWith('record', 'activity', 'client')
  const endFirst = beginChange(client, [
    ['record', 1],
    ['activity', 1],
  ])
  const endSecond = beginChange(client, [['record', 1]])
  await endFirst()
  expect(isOld('record')).toBe(false)
  await endSecond()
  expect([isOld('record'), isOld('activity'), isOld('client')]).toEqual([true, true, false])
})

it('a change that begins and ends while another one reads again is read again itself', async () => {
  const { client } = clientWith('record')
  let reads = 0
  const neverAnswers = () => {
    reads++
    return new Promise<never>(() => {})
  }
  const query = { queryKey: ['record', 1, 'list'], queryFn: neverAnswers, staleTime: 60_000 }
  const stop = new QueryObserver(client, query).subscribe(() => undefined)
  void beginChange(client, [['record', 1]])()
  expect(reads).toBe(1)
  void beginChange(client, [['record', 1]])()
  expect(reads).toBe(2)
  stop()
})
