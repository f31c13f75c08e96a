export interface Requirement {
  number: string
  sentence: string
}

const row = /^\| (?<number>[A-Z]{3}-\d{2,3}) \| (?<sentence>.+) \|$/

/** The rows of docs/requirements.md, in their order. */
export function parseRequirements(markdown: string): Requirement[] {
  const requirements = markdown.split('\n').flatMap(line => {
    const { number, sentence } = row.exec(line)?.groups ?? {}
    return number && sentence ? [{ number, sentence }] : []
  })
  const numbers = requirements.map(({ number }) => number)
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index)
  if (repeated.length > 0) throw new Error(`The list has these numbers twice: ${repeated.join(', ')}.`)
  return requirements
}
