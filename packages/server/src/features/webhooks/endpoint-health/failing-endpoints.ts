/** What other rooms may know of endpoints that fail: how many, which of a partner, and how they are shown. */
export {
  countFailingEndpoints,
  failingWire,
  listFailingOfPartner,
  selectFailing,
} from './failing-endpoints.store.ts'
