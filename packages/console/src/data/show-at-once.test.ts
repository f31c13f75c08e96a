import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { showAtOnce } from './show-at-once.ts'

const key = ['record', 1]
const add = (number: number) => (shown: unknown) => [...(shown as number[]), number]

function clientWith(list: number[]): { client: QueryClient; shown(): unknown } {
  const client = new QueryClient()
  client.setQueryData([...key, 'day'], list)
  return { client, shown: () => client.getQueryData([...key, 'day']) }
}

describe('what is shown before the answer', () => {
  it('is taken back alone: what was changed later stays', async () => {
    const { client, shown } = clientWith([1])
    const refused = await showAtOnce(client, key, add(2))
    await showAtOnce(client, key, add(3))
    expect(shown()).toEqual([1, 2, 3])
    refused.takeBack()
    expect(shown()).toEqual([1, 3])
  })

  it('keeps what the server has confirmed when a later change is refused', async () => {
    const { client, shown } = clientWith([1])
    const done = await showAtOnce(client, key, add(2))
    const refused = await showAtOnce(client, key, add(3))
    done.confirm()
    refused.takeBack()
    expect(shown()).toEqual([1, 2])
  })

  it('starts from what was read since, once nothing is expected', async () => {
    const { client, shown } = clientWith([1])
    const first = await showAtOnce(client, key, add(2))
    first.confirm()
    client.setQueryData([...key, 'day'], [1, 2, 9])
    const second = await showAtOnce(client, key, add(3))
    second.takeBack()
    expect(shown()).toEqual([1, 2, 9])
  })
})
