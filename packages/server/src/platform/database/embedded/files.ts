import { chmod, lchown, open, readdir, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

export const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error)

export async function findText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export async function writeFileDurably(path: string, content: string, mode: number): Promise<void> {
  const file = await open(`${path}.new`, 'w', mode)
  try {
    await file.chmod(mode)
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  await sync(dirname(path))
}

export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function chownTree(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await lchown(path, uid, gid)
  for (const entry of await readdir(path, { recursive: true })) await lchown(join(path, entry), uid, gid)
}

export async function letEveryonePass(folder: string): Promise<void> {
  await chmod(folder, ((await stat(folder)).mode & 0o7777) | 0o011)
}
