import type { Area, Areas } from './areas.ts'
import { currentLanguage, setCurrent } from './current.ts'
import { texts as shell } from './en/shell.ts'
import { texts as ui } from './en/ui.ts'
import { isolating } from './isolate.ts'
import { type Language, storeChoice } from './language.ts'

/** These two are needed by every page, so they are there before the first. All others load with theirs. */
type AtOnce = 'ui' | 'shell'

const loaded: Record<Language, Partial<Areas>> = { en: isolating({ ui, shell }), de: {} }
const english = import.meta.glob<Areas[Area]>(['./en/*.ts', '!./en/ui.ts', '!./en/shell.ts'], {
  import: 'texts',
})
/** Where the words of another language are, is asked only by those who read it. */
const loadersOf = {
  en: async () => english,
  de: async () => (await import('./german.ts')).german,
}
const loading = new Map<string, Promise<void>>()
/** What components had to wait for. */
const awaited = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

/** Runs before the first page. English is always there, so a console whose words don't load speaks English. */
export const loadTextsAtOnce = (): Promise<void> => loadTexts('ui', 'shell').catch(() => setCurrent('en'))

/** Loads the words of these areas in the current language. */
export const loadTexts = async (...areas: Area[]): Promise<void> => {
  await Promise.all(areas.map(area => load(currentLanguage(), area)))
}

export const findTexts = <A extends Area>(area: A): Areas[A] | undefined => loaded[currentLanguage()][area]

/** The words outside of components, such as in an error. */
export const textsAtOnce = <A extends AtOnce>(area: A): Areas[A] => findTexts(area) as Areas[A]

/** Changes the language of all that is shown, when its words are there. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  const areas = Object.keys(loaded[currentLanguage()]) as Area[]
  await Promise.all(areas.map(area => load(chosen, area)))
  setCurrent(chosen)
  storeChoice(chosen)
  for (const listener of listeners) listener()
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The promise of words that were not there when a component needed them. It stays the answer once they are there:
 * React renders the component again from where it waited, and fails if it does not meet its promise there.
 */
export function awaitTexts(chosen: Language, area: Area): Promise<void> | undefined {
  const name = nameOf(chosen, area)
  if (!loaded[chosen][area]) awaited.set(name, load(chosen, area))
  return awaited.get(name)
}

const nameOf = (chosen: Language, area: Area): string => `./${chosen}/${area}.ts`

function load(chosen: Language, area: Area): Promise<void> {
  if (loaded[chosen][area]) return Promise.resolve()
  const name = nameOf(chosen, area)
  const found = loading.get(name) ?? read(chosen, area, name)
  loading.set(name, found)
  return found
}

async function read(chosen: Language, area: Area, name: string): Promise<void> {
  try {
    const loaders = await loadersOf[chosen]()
    const texts = await loaders[name]?.()
    Object.assign(loaded[chosen], { [area]: isolating(texts) })
  } catch (error) {
    loading.delete(name)
    awaited.delete(name)
    throw error
  }
}
