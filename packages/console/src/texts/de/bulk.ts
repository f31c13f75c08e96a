import type { Areas } from '../areas.ts'
import { plural } from '../plural.ts'

export const texts: Areas['bulk'] = {
  stop: 'Anhalten',
  progress: (done, all) => plural(all, { one: `${done} von #`, other: `${done} von #` }),
  changed: count => plural(count, { one: '# geändert.', other: '# geändert.' }),
  result: (changed, all) =>
    plural(all, { one: `${changed} von # geändert.`, other: `${changed} von # geändert.` }),
  failed: count => plural(count, { one: '# fehlgeschlagen:', other: '# fehlgeschlagen:' }),
  failure: (name, reason) => `${name}: ${reason}`,
}
