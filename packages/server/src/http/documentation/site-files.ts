import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { MemoryFile } from '../../platform/http/memory-file.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

export interface SiteFile {
  content: MemoryFile
  type: string
  /** Whether its name changes with its content. */
  isHashed: boolean
}

/**
 * The files of the built site, read when somebody asks for them. Only names that the folder has are ever read. A new build
 * replaces the whole folder, and is noticed by the time of its first page.
 */
export class SiteFiles {
  #stampMs = 0
  #names: ReadonlySet<string> = new Set()
  #files = new Map<string, Promise<SiteFile>>()

  constructor(private readonly folder: string) {}

  /** Returns whether the site is there. */
  async refresh(): Promise<boolean> {
    const stamp = await stat(join(this.folder, 'index.html')).catch(() => undefined)
    if (!stamp) return this.#names.size > 0
    if (stamp.mtimeMs !== this.#stampMs) {
      this.#names = new Set(await this.#list())
      this.#files = new Map()
      this.#stampMs = stamp.mtimeMs
    }
    return true
  }

  async find(name: string): Promise<SiteFile | undefined> {
    if (!this.#names.has(name)) return undefined
    const known = this.#files.get(name)
    if (known) return known
    const files = this.#files
    // After a failure the next visitor tries again.
    const reading = this.#read(name).catch(error => {
      files.delete(name)
      throw error
    })
    files.set(name, reading)
    return reading
  }

  async #read(name: string): Promise<SiteFile> {
    return {
      content: new MemoryFile(await readFile(join(this.folder, name))),
      type: types[extname(name)] ?? 'application/octet-stream',
      isHashed: /^assets\/\w+-\w{8}\.\w+$/.test(name),
    }
  }

  async #list(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true })
    return entries
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => relative(this.folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  }
}
