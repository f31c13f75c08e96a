/** The exit codes of every command. */
export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  noConnection: 3,
  notAuthenticated: 4,
  interrupted: 130,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What the guide says about each of them. */
export const exitCodeMeanings: Record<keyof typeof exitCodes, string> = {
  ok: 'The command did what it was asked to do.',
  failed: 'The server refused, or the command found a problem.',
  usage: 'The command was called in a wrong way: a command, an option, a value or an address.',
  noConnection: 'The server, or the endpoint that is checked, did not respond.',
  notAuthenticated: 'A token is missing, or the server does not accept it.',
  interrupted: 'Ctrl-C ended the command.',
}
