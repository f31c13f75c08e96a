import { UsageError } from '../errors/command-failure.ts'

/** Parses JSON that somebody wrote, and says where it breaks. `what` begins the sentence: `--input`, a file. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(
      text.trim() === ''
        ? `${what} is empty: it must be JSON.`
        : `${what} is not JSON: ${whereItBreaks(text, error as Error)}.`,
    )
  }
}

/** The engine names a position, or shows what stands around the token. Newer versions add line and column themselves. */
function whereItBreaks(text: string, { message }: Error): string {
  const [, problem = message, position] =
    /^(.*?)(?: in JSON)? at position (\d+)(?: \(line \d+ column \d+\))?$/s.exec(message) ?? []
  const words = `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`
  if (position === undefined)
    return words
      .replace(/^(unexpected token .+?), (.*) is not valid JSON$/s, '$1 in $2')
      .replace(/ of JSON input$/, '')
      .replaceAll(/\s+/g, ' ')
  const before = text.slice(0, Number(position)).split('\n')
  return `${words} in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
