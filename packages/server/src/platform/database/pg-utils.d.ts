declare module 'pg/lib/utils.js' {
  /** What pg sends for a value: text, bytes or nothing. */
  export function prepareValue(value: unknown): string | Buffer | null
}
