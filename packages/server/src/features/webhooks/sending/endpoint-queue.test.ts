import { expect, it } from 'vitest'
import { newDelivery } from '../../../../test/new-delivery.ts'
import { EndpointQueue } from './endpoint-queue.ts'
import { Origins } from './origins.ts'

const url = 'https://hooks.example/a'

function newQueue(maxConcurrency = 96): EndpointQueue {
  const origin = new Origins<EndpointQueue>(maxConcurrency).join(url)
  return new EndpointQueue({ id: 1, partnerId: 2, url }, { workerId: 3, origin, maxConcurrency })
}

it('deliveries of one record follow each other, and others pass them', () => {
  const queue = newQueue()
  const [first, second, other] = [
    newDelivery({ deliveryId: 1, resourceId: 7 }),
    newDelivery({ deliveryId: 2, resourceId: 7 }),
    newDelivery({ deliveryId: 3, resourceId: 8 }),
  ]
  queue.add([first, second, other], { isFull: false })
  expect([queue.next(), queue.next(), queue.next()]).toEqual([first, other, undefined])
  queue.finish(first, { isSuccess: true, responseMs: 10 })
  expect(queue.next()).toBe(second)
})

it('has no capacity before half of what it wants is gone', () => {
  const queue = newQueue()
  expect(queue.capacity({ isCrowded: false })).toBe(16)
  const batch = Array.from({ length: 16 }, (_, index) =>
    newDelivery({ deliveryId: index, resourceId: index }),
  )
  queue.add(batch, { isFull: true })
  expect(queue.capacity({ isCrowded: false })).toBe(0)
  for (const delivery of batch.slice(0, 4)) {
    expect(queue.next()).toBe(delivery)
    queue.finish(delivery, { isSuccess: false, responseMs: 10 })
  }
  // After four failures it gets 4 requests at once, so 8 claimed deliveries are enough, and 12 are waiting.
  expect(queue.capacity({ isCrowded: false })).toBe(0)
})

it('a delivery that is not sent says nothing about the speed of the endpoint', () => {
  const queue = newQueue()
  const batch = Array.from({ length: 16 }, (_, index) =>
    newDelivery({ deliveryId: index, resourceId: index }),
  )
  queue.add(batch, { isFull: true })
  for (const delivery of batch) {
    expect(queue.next()).toBe(delivery)
    queue.finish(delivery, undefined)
  }
  expect(queue.capacity({ isCrowded: false })).toBe(16)
})

it('claims on from the end of a full batch, and from the beginning now and then', () => {
  const queue = newQueue()
  expect(queue.claimFromSeconds(10_000)).toBe(0)
  queue.add([newDelivery({ deliveryId: 5, resourceId: 5 })], { isFull: true })
  expect(queue.claimFromSeconds(10_100)).toBe(5)
  expect(queue.claimFromSeconds(10_600)).toBe(0)
  queue.add([newDelivery({ deliveryId: 6, resourceId: 6 })], { isFull: false })
  expect(queue.claimFromSeconds(10_700)).toBe(0)
})

it('is idle only when all results are written', () => {
  const queue = newQueue()
  const delivery = newDelivery({ deliveryId: 1, resourceId: 1 })
  queue.add([delivery], { isFull: false })
  expect([...queue.claimedIds]).toEqual([1])
  queue.next()
  queue.finish(delivery, { isSuccess: true, responseMs: 10 })
  expect(queue.idleMs(1000)).toBe(0)
  queue.release(delivery)
  expect(queue.idleMs(2000)).toBe(0)
  expect(queue.idleMs(5000)).toBe(3000)
})

it('WEB-11 queues that wait for the same server get their turns', () => {
  const origins = new Origins<EndpointQueue>(1)
  const queues = ['a', 'b'].map((path, id) => {
    const row = { id, partnerId: 2, url: `https://hooks.example/${path}` }
    return new EndpointQueue(row, { workerId: 3, origin: origins.join(row.url), maxConcurrency: 1 })
  })
  const origin = queues[0]?.origin
  expect(queues[1]?.origin).toBe(origin)
  origin?.begin()
  expect(origin?.isFull).toBe(true)
  for (const queue of queues) origin?.wait(queue)
  expect([origin?.takeWaiting(), origin?.takeWaiting(), origin?.takeWaiting()]).toEqual([
    ...queues,
    undefined,
  ])
})
