import type { Areas } from './areas.ts'

/** A device as the server names it, such as `Chrome on Linux`, in the language of the page. */
export function deviceName(name: string, t: Areas['audit']): string {
  const [, browser, system] = /^(\w+) on (\w+)$/.exec(name) ?? []
  if (browser && system) return t.deviceOn(browser, system)
  return name === 'Unknown device' ? t.unknownDevice : name
}

/** The name of a person; that of a deleted account is the server's. */
export const personName = (name: string, t: Areas['audit']): string =>
  name === 'Deleted account' ? t.deletedAccount : name
