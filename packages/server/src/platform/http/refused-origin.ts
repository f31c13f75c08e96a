import type { BrowserRule } from './allowed-origins.ts'

/** Says to the developer of a page what to do. */
export const refusedOrigin = (rule: BrowserRule, origin: string): string =>
  rule === 'open'
    ? `Pages of ${inWords(origin)} may not call this Foyer: its operator allows an origin with the setting CORS_ORIGINS.`
    : `Pages of ${inWords(origin)} may not call this: its tokens and secrets belong on a server, so call it from there.`

/** Anything may stand in the header; only what looks like an origin is repeated. */
const inWords = (origin: string): string =>
  /^[a-z][a-z0-9+.-]{0,20}:\/\/[a-z0-9.:[\]_-]{1,100}$/i.test(origin) ? origin : 'this origin'
