import { textsAtOnce } from './catalogue.ts'

/** A device as the server names it, such as `Chrome on Linux`, in the language of the page. */
export function deviceName(name: string): string {
  const t = textsAtOnce('shell')
  const [, browser, system] = /^(\w+) on (\w+)$/.exec(name) ?? []
  if (browser && system) return t.deviceOn(browser, system)
  return name === 'Unknown device' ? t.unknownDevice : name
}

/** The name of a person; that of a deleted account is the server's. */
export const personName = (name: string): string =>
  name === 'Deleted account' ? textsAtOnce('shell').deletedAccount : name
