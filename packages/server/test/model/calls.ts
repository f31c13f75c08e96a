/** Turns an action into a call: what the action refers to by its index gets its id. */
import type { World } from '../world.ts'
import type { Action } from './actions.ts'
import type { ModelAnswer } from './apply.ts'
import { day } from './facts.ts'
import { toRequest } from './requests.ts'
import { installationOf, type ModelState } from './state.ts'

export interface ModelCall {
  action: Action
  /** The id of the record or payment. */
  id?: number | undefined
  period?: { from: number; to: number; notice: string }
}

/** Formats a time as the marketplace does. */
export const toText = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const toDay = (at: number): string => toText(at).slice(0, 10)

export function toCall(state: ModelState, action: Action): ModelCall {
  const pick = <T>(values: T[], index: number): T | undefined => values[index % Math.max(values.length, 1)]
  switch (action.do) {
    case 'pay':
      return { action, period: toPeriod(state, action) }
    case 'refund':
      return {
        action,
        id: pick(installationOf(state, action.location, action.application).payments, action.index)?.id,
      }
    case 'update':
    case 'delete': {
      const here = state.records.filter(
        ({ location, resource }) => location === action.location && resource === action.resource,
      )
      return { action, id: pick(here, action.index)?.id }
    }
    default:
      return { action }
  }
}

function toPeriod({ now }: ModelState, action: Extract<Action, { do: 'pay' }>) {
  const from = now + action.fromMs
  const to = from + action.lengthMs
  // A period that ends with a day is paid to the last millisecond of that day.
  const [start, end] = action.byDay ? [startOfDay(from), startOfDay(to) + day - 1] : [from, to]
  const texts = action.byDay ? [toDay(from), toDay(to)] : [toText(from), toText(to)]
  return { from: start, to: end, notice: JSON.stringify([action.sum, ...texts]) }
}

const startOfDay = (at: number): number => Math.floor(at / day) * day

export async function send(world: World, call: ModelCall, baseUrl: string): Promise<ModelAnswer> {
  const { host, method, path, as: who, body } = toRequest(call, baseUrl)
  let sent = body
  // Settings that were read are sent back unchanged.
  if (call.action.do === 'write back') sent = (await world.api.get(path, { as: who })).json.data
  const { status, text } = await world[host ?? 'api'].send(method, path, {
    as: who,
    ...(sent === undefined ? {} : { body: sent }),
  })
  return { status, data: text === '' ? null : JSON.parse(text).data }
}
