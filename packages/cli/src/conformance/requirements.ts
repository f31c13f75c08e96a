import { readDocument } from '../documents/read-document.ts'

export interface Requirement {
  number: string
  sentence: string
}

/** The parts of docs/requirements.md that speak about the API, and not about a program that serves it. */
const areas = [
  'ENV',
  'AUT',
  'LNK',
  'MKT',
  'HOK',
  'WEB',
  'VOI',
  'DIC',
  'ACT',
  'DEP',
  'RES',
  'LIM',
  'VER',
  'TRM',
]

export async function readRequirements(): Promise<Requirement[]> {
  const page = await readDocument('requirements.md')
  return [...page.matchAll(/^\| ([A-Z]{3})-(\d+) \| (.+) \|$/gm)].flatMap(
    ([, area = '', place, sentence = '']) =>
      areas.includes(area) ? [{ number: `${area}-${place}`, sentence: sentence.replaceAll('`', '') }] : [],
  )
}
