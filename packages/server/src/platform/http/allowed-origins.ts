/** `open` paths follow the setting; `server` paths are for programs that keep their token to themselves. */
export type BrowserRule = 'open' | 'server'

/** Which pages may call what is open to browsers. */
export interface AllowedOrigins {
  any: boolean
  /** Pages of this machine, on every port. */
  loopback: boolean
  exact: ReadonlySet<string>
}

const loopbackOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/

/** Compares the text of the header, because a browser writes an origin in one way only. */
export const isAllowedOrigin = ({ any, loopback, exact }: AllowedOrigins, origin: string): boolean =>
  any || exact.has(origin) || (loopback && loopbackOrigin.test(origin))
