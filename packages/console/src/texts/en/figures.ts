import { plural } from '../plural.ts'

/** The overview of a partner account. */
export const texts = {
  range: 'Range',
  ranges: { '24h': '24 hours', '7d': '7 days', '30d': '30 days' },
  time: 'Time',
  figures: 'Activity',
  figuresNote: (zone: string) => `Times are in your time zone, ${zone}. The last bar is not over yet.`,
  deliveries: 'Deliveries',
  delivered: 'Delivered',
  failed: 'Failed',
  latency: 'Response time of your endpoints',
  median: 'Median',
  slowest: '95th percentile',
  milliseconds: (value: string) => `${value} ms`,
  requests: 'API requests',
  answered: 'Answered',
  errors: 'Errors',
  installations: 'Installations',
  installs: 'Installed',
  uninstalls: 'Uninstalled',
  failureRate: (percent: string) => `${percent} failed`,
  errorRate: (percent: string) => `${percent} errors`,
  ofUninstalls: (count: number) => plural(count, { one: '# uninstalled', other: '# uninstalled' }),
  slowestNote: (value: string) => `95 % within ${value}`,

  nothing: 'Nothing has happened yet',
  nothingNote: 'Call the API with your partner token, or send a test to one of your endpoints.',
  sendTest: 'Send a test',
  readGuide: 'Read the quick start',

  failing: 'Failing endpoints',
  failingNote: (count: number) =>
    `Their last delivery failed. After ${count} failures in a row the members of this account are notified.`,
  noneFails: 'No endpoint fails',
  noneFailsNote: 'Endpoints whose last delivery failed appear here.',
  failures: (count: number) => plural(count, { one: '# failure', other: '# failures in a row' }),
  failedAt: (since: string, last: string) => `Failing since ${since} · Last failure ${last}`,
  showFailed: 'Show failed deliveries',
}

declare module '../areas.ts' {
  interface Areas {
    figures: typeof texts
  }
}
