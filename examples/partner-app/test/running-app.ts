import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '@foyer/testing'
import { readConfig } from '../src/config.ts'
import { type RunningApp, startApp } from '../src/start.ts'
import { until } from './until.ts'

/** Our program beside a world, with what a test does to it. */
export class TestedApp {
  readonly lines: string[] = []
  readonly #env: Record<string, string>
  readonly #folder: string
  #running: RunningApp | undefined
  #url = ''

  private constructor(folder: string, env: Record<string, string>) {
    this.#folder = folder
    this.#env = env
  }

  static async start({ apiUrl, appUrl }: World, env: Record<string, string> = {}): Promise<TestedApp> {
    const folder = await mkdtemp(join(tmpdir(), 'partner-app-'))
    const addresses = { FOYER_API_URL: apiUrl, FOYER_APP_URL: appUrl, PORT: '0' }
    const app = new TestedApp(folder, { ...addresses, STATE_FILE: join(folder, 'state.json'), ...env })
    await app.start()
    return app
  }

  get url(): string {
    return this.#url
  }

  /** Starts again with the same memory, at the same address. */
  async start(): Promise<void> {
    const port = this.#url ? { PORT: new URL(this.#url).port } : {}
    this.#running = await startApp(readConfig({ ...this.#env, ...port }), line => this.lines.push(line))
    this.#url = this.#running.url
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
    this.#running = undefined
  }

  /** What the page shows, without its tags. */
  async rows(): Promise<string[]> {
    const text = await (await fetch(this.url)).text()
    return text.split('<tr>').map(row => row.replaceAll(/<[^>]*>/g, '|'))
  }

  async count(pattern: RegExp): Promise<number> {
    return (await this.rows()).filter(row => pattern.test(row)).length
  }

  /** Waits until the page shows it. */
  async shows(pattern: RegExp): Promise<void> {
    const isShown = async () => (await this.count(pattern)) > 0
    await until(isShown, async () => `the page shows ${pattern}: ${await this.rows()}`)
  }

  post(path: string, fields: Record<string, string> | [string, string][], headers = {}): Promise<Response> {
    const body = new URLSearchParams(fields)
    return fetch(this.url + path, {
      method: 'POST',
      body,
      headers: { Origin: this.url, ...headers },
      redirect: 'manual',
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** The fields of a form, as a browser sends them when nothing is ticked. */
export const hiddenFields = (page: string): [string, string][] =>
  [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
    name ?? '',
    (value ?? '').replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(code)),
  ])
