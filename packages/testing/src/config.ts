/** The variables of the environment that this package reads. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env) {
  const keepSeconds = Number(env.FOYER_TESTING_KEEP_SECONDS || 30)
  return {
    /** The address of a sandbox that runs. */
    sandbox: env.FOYER_SANDBOX || undefined,
    /** The name by which the sandbox reaches this machine, if the sandbox runs elsewhere. */
    receiverHost: env.FOYER_TESTING_RECEIVER_HOST || undefined,
    /** How long a sandbox that was started stays after its last user is gone. */
    keepSeconds: Number.isFinite(keepSeconds) && keepSeconds > 0 ? keepSeconds : 30,
  }
}

/** Where a sandbox that was started keeps its things. */
export interface SandboxPlaces {
  folder: string
  stateFile: string
}

/**
 * What a sandbox needs of the environment, and its own settings (`SANDBOX_…`); anything else, such as a DATABASE_URL, is
 * about the program under test.
 */
export function environmentOfServer(
  { folder, stateFile }: SandboxPlaces,
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'USER', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'LC_ALL', 'SystemRoot']
  const isForSandbox = (name: string) => names.includes(name) || name.startsWith('SANDBOX_')
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isForSandbox(name))),
    FOYER_TESTING_FOLDER: folder,
    FOYER_TESTING_STATE: stateFile,
    FOYER_TESTING_KEEP_SECONDS: String(readEnvironment(env).keepSeconds),
  }
}

/** What `environmentOfServer` has said, inside of the sandbox; undefined elsewhere. */
export function findPlaces(env: NodeJS.ProcessEnv = process.env): SandboxPlaces | undefined {
  const { FOYER_TESTING_FOLDER: folder, FOYER_TESTING_STATE: stateFile } = env
  return folder && stateFile ? { folder, stateFile } : undefined
}
