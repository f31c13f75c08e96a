import type { ExamplesOf } from './example.ts'

const ofChain = { chain_id: 1 }
const days = { date_from: '2026-01-26', date_to: '2026-02-02' }
const routes = [
  { match: 'diversion' as const, value: '+14155550110', location_ids: [1], user_ids: [2] },
  { match: 'user' as const, value: '101', location_ids: [1], user_ids: [2, 3] },
]
const ringing = { phone: '+14155551001', diversion: '+14155550110', user: '101' }
const calling = {
  crm_token: 'foyer_chain_demo_bloom',
  command: 'event' as const,
  type: 'incoming' as const,
  ...ringing,
  call_id: 'pbx-20260202-1',
}

export const telephony = {
  voip: {
    integrate: { body: calling },
    listCalls: { query: { salon_id: 1, ...days, types: ['incoming', 'outgoing'], page: 1, limit: 2 } },
    listChainCalls: { params: ofChain, query: { ...days, statuses: ['missed'], page: 1, limit: 2 } },
    listRoutes: { params: ofChain },
    updateRoutes: { params: ofChain, body: routes },
    preview: { params: ofChain, body: ringing },
  },
  telephony: {
    listChains: {},
    get: { params: ofChain },
    rotateToken: { params: ofChain, place: 'last' },
    listRoutes: { params: ofChain },
    updateRoutes: { params: ofChain, body: routes },
    preview: { params: ofChain, body: ringing },
    listCallsOfChain: { params: ofChain, query: { ...days, page: 1, limit: 2 } },
    listCallsOfLocation: { params: { location_id: 1 }, query: { ...days, page: 1, limit: 2 } },
  },
  notifications: { stream: { before: ['voip.integrate'], place: 'alone' } },
} satisfies ExamplesOf<'voip' | 'telephony' | 'notifications'>
