import { chmod, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const node = `exec '${process.execPath}'`
const foyer = `${node} '${join(root, 'packages/cli/dist/main.js')}' "$@"`
/** The sandbox of the guides was started once, with this command. */
const start = `if [ "$1" = start ] && [ -z "$FOYER_MODE" ]; then echo 'Ctrl-C stops it.'; exec sleep 600; fi`

/**
 * The commands of guides, as somebody has them who followed the guide up to there. Each call is counted, so that the
 * test can say how many commands were executed.
 */
const commands: Record<string, string> = {
  foyer: `${start}\n${foyer}`,
  // A refused request ends with 22, and its answer is still printed.
  curl: 'PATH="$SYSTEM_PATH"; exec curl -sS --fail-with-body "$@"',
  node: `${node} "$@"`,
  npx: `case "$1" in
  foyer) shift; exec "$GUIDE_BIN/foyer" "$@" ;;
  foyer-server) shift; ${node} '${join(root, 'packages/server/dist/main.js')}' "$@" ;;
  @foyer/server) echo 'Ctrl-C stops it.'; exec sleep 600 ;;
  tsx | vitest) exec '${join(root, 'node_modules/.bin')}'/"$@" ;;
  *) echo "No guide may need npx $1." >&2; exit 1 ;;
esac`,
  npm: `case "$1 $2" in
  'run foyer') shift 2; [ "$1" = -- ] && shift; exec "$GUIDE_BIN/foyer" "$@" ;;
  'start ') exec "$GUIDE_BIN/foyer" start ;;
  *) echo "No guide may need npm $*: say why it is not executed." >&2; exit 1 ;;
esac`,
}

/** An empty folder of a reader: the packages are installed, and the sandbox has written its facts. */
export async function makeFolder(facts: unknown): Promise<{ folder: string; bin: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-guide-'))
  const bin = join(folder, '.guide/bin')
  await mkdir(bin, { recursive: true })
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'data/demo.json'), JSON.stringify(facts, null, 2))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await symlink(join(root, 'scripts'), join(folder, 'scripts'))
  for (const [name, text] of Object.entries(commands)) {
    const path = join(bin, name)
    await writeFile(
      path,
      `#!/usr/bin/env bash\n[ -z "$GUIDE_QUIET" ] && echo ${name} >>'${folder}/.guide/commands'\nexport GUIDE_QUIET=1\n${text}\n`,
    )
    await chmod(path, 0o755)
  }
  return { folder, bin }
}
