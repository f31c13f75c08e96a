import type { Context } from '../../../context.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import { hashToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sealPurpose } from '../../telephony/voip/telephony.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import { addRows } from './storage-money-part.store.ts'
import { addTelephony, listClientPhones } from './telephony-part.store.ts'

const chainId = demo.chains.own
const locationId = demo.locations.main
const { crmToken, numbers, receptionSubscriber, calls: count } = demo.telephony

/** Seeds a connected PBX, its routes, and the calls of the last days. */
export async function seedTelephony(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  await addTelephony(tx, {
    chainId,
    hash: hashToken(crmToken),
    sealed: seal(ctx.key, sealPurpose(chainId), crmToken),
    at,
  })
  const { main, second } = demo.locations
  const [owner, newcomer] = [demo.owner.id, demo.memberWithoutRights.id]
  await addRows(tx, 'voip_routes', [
    toRoute(1, { match: 'diversion', key: numbers.main, locationIds: [main], userIds: [owner] }),
    toRoute(2, { match: 'diversion', key: numbers.second, locationIds: [second], userIds: [owner] }),
    toRoute(3, { match: 'user', key: receptionSubscriber, locationIds: [main], userIds: [owner, newcomer] }),
  ])
  const phones = await listClientPhones(tx, locationId)
  const calls = Array.from({ length: count }, (_, index) => makeCall(index + 1, phones, at))
  await addRows(tx, 'calls', calls)
  await addRows(
    tx,
    'call_locations',
    calls.map(({ id, phone, type, called_at, given_status }) => ({
      chain_id: chainId,
      call_id: id,
      location_id: locationId,
      phone,
      type,
      called_at,
      status: given_status,
    })),
  )
  await reserveIds(tx, ['calls'])
}

interface DemoRoute {
  match: 'user' | 'diversion'
  key: string
  locationIds: number[]
  userIds: number[]
}

const toRoute = (position: number, { match, key, locationIds, userIds }: DemoRoute) => ({
  chain_id: chainId,
  match,
  key,
  value: key,
  position,
  location_ids: locationIds,
  user_ids: userIds,
})

/** Every third caller is unknown, every fifth call is missed, every seventh goes out. */
function makeCall(id: number, phones: string[], at: Date) {
  const isMissed = id % 5 === 0
  const isBusy = !isMissed && id % 11 === 0
  const isAnswered = !isMissed && !isBusy
  return {
    chain_id: chainId,
    id,
    external_id: `demo-${id}`,
    type: id % 7 === 0 ? 'outgoing' : 'incoming',
    phone: id % 3 === 0 ? `+1415555${2000 + id}` : (phones[id % phones.length] ?? numbers.main),
    diversion: numbers.main,
    sip_user: isMissed ? null : receptionSubscriber,
    given_status: isMissed ? 'missed' : isBusy ? 'busy' : 'success',
    duration: isAnswered ? 30 + ((id * 37) % 400) : 0,
    record_link: isAnswered && id % 2 === 1 ? `https://recordings.example/demo-${id}.mp3` : null,
    called_at: new Date(at.getTime() - (37 + (count - id) * 353) * 60_000),
  }
}
