import { allChecks, selectChecks } from '@foyer/endpoint-checks'
import { didYouMean } from '../errors/closest.ts'
import { UsageError } from '../errors/command-failure.ts'

const names = allChecks.map(({ name }) => name)
/** The gate that runs also with `--only`. */
const first = 'right-signature'

/** Collects names of checks, from a repeated option or separated by commas. */
export function checkNames(text: string, previous: string[] = []): string[] {
  const given = text.split(',').map(each => each.trim())
  for (const name of given)
    if (!names.includes(name))
      throw new UsageError(
        `There is no check ${name}.${didYouMean(name, names) || ' `foyer check-endpoint --list` lists them.'}`,
      )
  return [...previous, ...given]
}

/** Selects the checks that were asked for; there must be some. */
export function requireChecks(selection: Parameters<typeof selectChecks>[0]) {
  if (selection.skip?.includes(first))
    throw new UsageError(
      `${first} cannot be skipped: a refusal proves nothing before a right delivery was accepted.`,
    )
  const selected = selectChecks(selection)
  if (selected.length === 0) throw new UsageError('--only and --skip leave nothing to check.')
  return selected
}
