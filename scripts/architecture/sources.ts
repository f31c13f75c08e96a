/** Reads the sources of all packages with their imports, for the map and the architecture tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = join(dirname(fileURLToPath(import.meta.url)), '../../packages')

export interface SourceFile {
  /** Relative to packages/. */
  path: string
  text: string
  /** Our own imports are paths relative to packages/, others are names. */
  imports: string[]
}

export function readSources(): SourceFile[] {
  return readdirSync(packages, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && isSource(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => file.includes('/src/') && !file.includes('node_modules'))
    .map(file => {
      const text = readFileSync(file, 'utf8')
      return { path: relative(packages, file), text, imports: importsOf(file, text) }
    })
}

const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.test-child\.ts$|\.d\.ts$/.test(name)

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? relative(packages, resolve(dirname(file), name)) : name,
  )
