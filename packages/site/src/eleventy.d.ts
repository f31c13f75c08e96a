declare module '@11ty/eleventy' {
  import type { MarkdownLibrary } from './markdown-library.ts'

  /** The part of its configuration that is used here. */
  interface Settings {
    setUseGitIgnore(isUsed: boolean): void
    amendLibrary(name: 'md', change: (library: MarkdownLibrary) => void): void
    addTemplate(path: string, content: string, data: object): void
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: null; config(settings: Settings): void },
    )
    disableLogger(): void
    write(): Promise<void>
  }
}
