import { TestingError } from './errors.ts'

export interface WorldOptions {
  /**
   * The address of a sandbox that runs, or `start` for one that is started for the tests of this machine.
   * By default FOYER_SANDBOX, then port 8080, then `start`.
   */
  sandbox?: string | undefined
  /**
   * The name by which the sandbox reaches this machine, if it runs elsewhere, such as `host.docker.internal` in a
   * container. Then the receiver listens on every address. By default FOYER_TESTING_RECEIVER_HOST, then 127.0.0.1.
   */
  receiverHost?: string | undefined
  /** Apply the rate limits of the sandbox, for tests of 429. */
  limits?: boolean | undefined
}

const kinds: Record<keyof WorldOptions, string> = {
  sandbox: 'string',
  receiverHost: 'string',
  limits: 'boolean',
}

/** A misspelled option would silently test something else. */
export function checkOptions(options: WorldOptions): void {
  checkNames('createWorld', options, Object.keys(kinds))
  for (const [name, kind] of Object.entries(kinds)) {
    const value = options[name as keyof WorldOptions]
    if (value !== undefined && typeof value !== kind)
      throw new TestingError(`The option ${name} of createWorld must be a ${kind}.`)
  }
}

/** Refuses options that a function does not have. */
export function checkNames(taker: string, options: object, known: string[]): void {
  if (typeof options !== 'object' || options === null)
    throw new TestingError(`${taker} takes an object of options.`)
  const stranger = Object.keys(options).find(name => !known.includes(name))
  if (stranger) throw new TestingError(`${taker} has no option ${stranger}: it has ${known.join(', ')}.`)
}

/** The address of a sandbox, without a path. */
export function checkAddress(source: string, text: string): string {
  try {
    const url = new URL(text)
    if (/^https?:$/.test(url.protocol)) return url.origin
  } catch {}
  throw new TestingError(`${source} must be an address such as http://127.0.0.1:8080, but it is "${text}".`)
}
