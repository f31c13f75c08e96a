import type { TSchema } from 'typebox'
import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import { type PathValues, sample } from '../samples.ts'

/** The values of these fields in the demo world; all other fields take what their schema allows. */
const known: PathValues = {
  crm_token: demo.telephony.crmToken,
  phone: demo.clients.first.phone,
  diversion: demo.telephony.numbers.main,
  timezone_name: 'America/New_York',
  start: '2026-01-01',
  end: '2026-01-31',
}

export const demoSample = (schema: TSchema, name = ''): unknown => sample(schema, known, name)
