// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { ReplaysCountInput, ReplaysCreateInput, ReplaysListInput, ReplaysGetInput, ReplaysStopInput } from '../account/replays.ts'

export const replaysCount: InputShape<ReplaysCountInput> = { partner_id: 'number', location_id: 'number', from: 'text', till: 'text', application_id: 'number?', url: 'text', resources: ['word'], outcomes: ['word'] }

export const replaysCreate: InputShape<ReplaysCreateInput> = { partner_id: 'number', location_id: 'number', from: 'text', till: 'text', application_id: 'number?', url: 'text', resources: ['word'], outcomes: ['word'] }

export const replaysList: InputShape<ReplaysListInput> = { partner_id: 'number', cursor: 'number?', count: 'number?' }

export const replaysGet: InputShape<ReplaysGetInput> = { partner_id: 'number', replay_id: 'number' }

export const replaysStop: InputShape<ReplaysStopInput> = { partner_id: 'number', replay_id: 'number' }
