/** Where a guide runs: what its text names, and what stands for it in the test. */
export interface Places {
  /** The text of a block, with the addresses of the test. */
  toReal(text: string): string
  /** An output, with the addresses of the guide. */
  toGuide(text: string): string
}

export interface RealPlaces {
  apiUrl: string
  appUrl: string
  /** A free port for each port on which a program of the guide listens. */
  ports: Record<string, number>
  /** An empty database for the one that is named in the guide. */
  databaseUrl: string
}

/** The ports on which the programs of guides listen. */
export const portsOfGuides = ['3000', '9000', '9080', '9081']
const databaseOfGuides = /postgresql:\/\/[^\s'"]*@db\.internal\/\w+/g

/** All that differs between a guide and its test, in one place. */
export function createPlaces({ apiUrl, appUrl, ports, databaseUrl }: RealPlaces): Places {
  const pairs: [string, string][] = [
    ['http://127.0.0.1:8080', apiUrl],
    ['http://127.0.0.1:8081', appUrl],
  ]
  const numbers: [string, string][] = [
    ['8080', new URL(apiUrl).port],
    ['8081', new URL(appUrl).port],
    ...Object.entries(ports).map(([port, real]): [string, string] => [port, String(real)]),
  ]
  const replaceNumbers = (text: string, from: 0 | 1) =>
    numbers.reduce(
      (changed, pair) =>
        changed.replaceAll(new RegExp(`(?<![\\d_.-])${pair[from]}(?![\\d_-])`, 'g'), pair[1 - from] ?? ''),
      text,
    )
  return {
    toReal: text =>
      replaceNumbers(
        pairs.reduce((changed, [guide, real]) => changed.replaceAll(guide, real), text),
        0,
      ).replaceAll(databaseOfGuides, () => databaseUrl),
    toGuide: text =>
      replaceNumbers(
        pairs.reduce((changed, [guide, real]) => changed.replaceAll(real, guide), text),
        1,
      ),
  }
}
