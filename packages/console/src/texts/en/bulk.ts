import { plural } from '../plural.ts'

export const texts = {
  stop: 'Stop',
  progress: (done: number, all: number) => plural(all, { one: `${done} of #`, other: `${done} of #` }),
  changed: (count: number) => plural(count, { one: '# changed.', other: '# changed.' }),
  result: (changed: number, all: number) =>
    plural(all, { one: `${changed} of # changed.`, other: `${changed} of # changed.` }),
  failed: (count: number) => plural(count, { one: '# failed:', other: '# failed:' }),
  failure: (name: string, reason: string) => `${name}: ${reason}`,
}

declare module '../areas.ts' {
  interface Areas {
    bulk: typeof texts
  }
}
