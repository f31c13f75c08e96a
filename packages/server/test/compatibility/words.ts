import type { World } from '../world.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const zones = { here: 'America/Los_Angeles', 'in UTC': 'UTC', 'in Karachi': 'Asia/Karachi' }

/** Resolves `‹name›` in paths, bodies and expectations: moments, and stored ids. */
export class Words {
  readonly #known = new Map<string, string>()

  constructor(world: World) {
    const now = world.clock.now().getTime()
    const day = (ahead: number, zone = 'UTC') =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now + ahead * dayMs)
    const here = (ahead: number) => day(ahead, zones.here)
    for (const [name, text] of Object.entries({
      today: day(0),
      tomorrow: day(1),
      'in a week': day(7),
      'in a month': monthAfter(day(0)),
      'here today': here(0),
      'here in a month': monthAfter(here(0)),
    }))
      this.#known.set(name, text)
    for (const [moment, hours] of Object.entries({ 'some hours ago': -3, 'in some hours': 3 }))
      for (const [zone, timeZone] of Object.entries(zones)) {
        const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
        const [date = '', time = ''] = shown.format(now + hours * hourMs).split(' ')
        this.#known.set(`day of ${moment} ${zone}`, date).set(`time of ${moment} ${zone}`, time)
      }
  }

  keep(name: string, id: unknown): void {
    this.#known.set(name, String(id))
  }

  read(text: string): string {
    return text.replaceAll(/‹([^›]+)›/g, (_, name: string) => {
      const found = this.#known.get(name)
      if (found === undefined) throw new Error(`Nothing is called ‹${name}›.`)
      return found
    })
  }

  /** Resolves an expectation; a name alone becomes a number. */
  readAll(value: unknown): unknown {
    if (typeof value === 'string')
      return /^‹[^›]+›$/.test(value) ? Number(this.read(value)) : this.read(value)
    if (Array.isArray(value)) return value.map(item => this.readAll(item))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.readAll(item)]))
  }
}

function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}
