import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Like parseArgs, but `--help` prints the usage and ends the script; so does a wrong argument, with a sentence. */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('. ') : []
    console.error(`${sentence}.\n\n${usage}`)
    process.exit(1)
  }
}
