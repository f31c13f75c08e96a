/** The changes that the table of `accepted.md` names, each in backquotes in its first column. */
export function parseAccepted(page: string): Set<string> {
  return new Set([...page.matchAll(/^\| `(.+?)` \|/gm)].map(([, change]) => change as string))
}
