/** What a comment directly before a block says about it. The page that readers see does not show it. */
export interface Marks {
  /** `not executed: …`: why nobody runs the block. */
  notExecuted?: string
  /** `file: receiver.mjs`: the block is saved under this name, and a later command uses it. */
  file?: string
  /** `exit code: 2`: a command of the block fails, and should. */
  exitCode?: number
  /** `continues`: the program begins with the programs before it; with `file`, the block is added to the file. */
  continues: boolean
  /** `runs on`: the block runs until the guide ends. */
  runsOn: boolean
  /** `a terminal for each line`: all lines but the last run until the guide ends. */
  hasTerminals: boolean
  /** `a part`: the answer has more fields, or more lines, than the block shows. */
  isPart: boolean
  /** `delivered`: the block is the body of a webhook, not an output. */
  isDelivered: boolean
}

/** Reads HTML comments, of which each may have one mark. Others are not for us. */
export function readMarks(comments: string[]): Marks {
  const words = comments.flatMap(text =>
    [...text.matchAll(/<!--\s*([\s\S]*?)\s*-->/g)].map(([, word = '']) => word),
  )
  const findValue = (name: string) =>
    words
      .find(word => word.startsWith(`${name}: `))
      ?.slice(name.length + 2)
      .replaceAll(/\s+/g, ' ')
  const exitCode = findValue('exit code')
  return {
    notExecuted: findValue('not executed'),
    file: findValue('file'),
    exitCode: exitCode === undefined ? undefined : Number(exitCode),
    continues: words.includes('continues'),
    runsOn: words.includes('runs on'),
    hasTerminals: words.includes('a terminal for each line'),
    isPart: words.includes('a part'),
    isDelivered: words.includes('delivered'),
  }
}
