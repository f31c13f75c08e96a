// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { InsightsFiguresInput, InsightsRequestsInput } from '../account/insights.ts'

export const insightsFigures: InputShape<InsightsFiguresInput> = { partner_id: 'number', range: 'word?' }

export const insightsRequests: InputShape<InsightsRequestsInput> = { partner_id: 'number', method: 'word?', status_class: 'word?', location_id: 'number?', request_id: 'text', path: 'text', from: 'text', till: 'text', count: 'number?', cursor: 'text' }
