export interface GuideRow {
  /** In `docs/`, or beside it. */
  file: string
  /** What a reader finds there, for the first page and for `llms.txt`. */
  about: string
  /** Shorter than the title of the page, for the navigation. */
  title?: string
}

/** Pages that are printed from the contract. */
type PrintedPart = 'api' | 'errors' | 'decisions'

export type Row = GuideRow | { printed: PrintedPart }

export interface Section {
  title: string
  rows: Row[]
}

/** Every page of `docs/` has its row here; a test compares the two. */
export const navigation: Section[] = [
  {
    title: 'Start here',
    rows: [
      { file: 'quick-start.md', about: 'From nothing to a verified webhook and a green test.' },
      {
        file: 'partner-guide.md',
        about: 'The first request, tokens, conventions, limits, errors and retries.',
      },
      {
        file: 'glossary.md',
        about: 'One word for one thing: Location, Chain, installation, event, delivery.',
      },
    ],
  },
  {
    title: 'Guides',
    rows: [
      { file: 'installation-guide.md', about: 'The handshake in two steps: owners connect, you confirm.' },
      {
        file: 'webhooks-guide.md',
        about: 'Endpoints, signatures, order, retries, replay, and how to miss nothing.',
      },
      { file: 'billing-guide.md', about: 'Plans, payment links, payments and refunds.' },
      { file: 'sdk-guide.md', about: 'The SDK: calls, lists, errors, retries, receivers.' },
      { file: 'testing-guide.md', about: 'Test an integration: worlds, clock, webhooks, CI.' },
      { file: 'cli-guide.md', about: 'The command `foyer`: calls, webhooks on your machine, checks.' },
      { file: 'v3-guide.md', about: 'The preview of the next API: OAuth2, restricted keys, cursors.' },
      { file: 'telephony-guide.md', about: 'Connect a PBX: calls, routes, notifications.' },
      { file: 'clients-guide.md', about: 'Postman, Bruno, and clients in other languages.' },
      { file: 'moving-guide.md', about: 'Move from another platform that speaks the same API.' },
      { file: 'versions.md', about: 'What v1, v2 and v3 promise, and how changes are announced.' },
      { file: 'personal-data.md', about: 'What is held about a client: export, erasure, retention, events.' },
      { file: 'owner-guide.md', about: 'For owners of a Location: people, applications, keys.' },
    ],
  },
  { title: 'API reference', rows: [{ printed: 'api' }] },
  {
    title: 'Operate',
    rows: [
      { file: 'operator-guide.md', about: 'Install, upgrade, back up, watch and scale a server.' },
      { file: 'configuration.md', about: 'Every setting, with its default.' },
      { file: 'security.md', about: 'OWASP point by point, with the tests.', title: 'Security' },
      { file: 'threat-model.md', about: 'Who may attack what, and what stops them.' },
      { file: '../SECURITY.md', about: 'How to report a vulnerability.', title: 'Report a vulnerability' },
    ],
  },
  {
    title: 'Reference',
    rows: [
      { printed: 'errors' },
      { file: 'cli-reference.md', about: 'Every command with its options.' },
      { file: 'benchmarks.md', about: 'What was measured, and how to measure it again.' },
      { file: '../CHANGELOG.md', about: 'What changed in each version.' },
      { file: 'requirements.md', about: 'Every promise, with its number.' },
      { file: 'data-sources.md', about: 'Where countries, cities and currencies come from.' },
      { printed: 'decisions' },
    ],
  },
]

export const guideRows: GuideRow[] = navigation.flatMap(({ rows }) =>
  rows.filter((row): row is GuideRow => 'file' in row),
)

/** The path of a row in the site; what lies beside `docs/` has a folder of its own. */
export const pathOfFile = (file: string): string =>
  file
    .replace(/^\.\.\//, 'project/')
    .replace(/\.md$/, '')
    .toLowerCase()
