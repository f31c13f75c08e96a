import { addressesOf, type Operation } from '../operation.ts'
import type { JsonObject } from './schemas.ts'

interface Hosts {
  apiUrl: string
  appUrl: string
}

export interface Place {
  path: string
  /** Absent: those of the document. */
  servers?: JsonObject[]
  /** What a parameter of the path is called here. */
  nameOf(parameter: string): string
}

const parameters = /\{(\w+)\}/g

/**
 * Where each operation stands in a document. A path with parameters stands there once: the operation that comes first names
 * them, and others at the same path take its names over. `company_id`, `salon_id` and `location_id` are one thing anyway.
 */
export class Paths {
  readonly #known = new Map<string, string>()

  constructor(
    private readonly hosts: Hosts,
    /** Whether the document is that of the app listener. */
    private readonly isOfApp: boolean,
  ) {}

  placeOf(operation: Operation): Place {
    const own = this.#pathOf(operation)
    const shape = own.replaceAll(parameters, '{}')
    const path = this.#known.get(shape) ?? own
    this.#known.set(shape, path)
    const names = namesIn(own)
    const named = namesIn(path)
    return {
      path,
      ...this.#serversOf(operation),
      nameOf: parameter => named[names.indexOf(parameter)] ?? parameter,
    }
  }

  /** Relative to both hosts where both answer: the API has a prefix there, the app has none. */
  #pathOf(operation: Operation): string {
    return operation.alsoOnApp ? operation.path : (addressesOf(operation)[0]?.path ?? operation.path)
  }

  #serversOf(operation: Operation): { servers?: JsonObject[] } {
    const { apiUrl, appUrl } = this.hosts
    if (operation.alsoOnApp)
      return { servers: [{ url: `${apiUrl}/api/${operation.surface}` }, { url: appUrl }] }
    return operation.surface === 'app' && !this.isOfApp ? { servers: [{ url: appUrl }] } : {}
  }
}

const namesIn = (path: string): string[] => [...path.matchAll(parameters)].map(([, name = '']) => name)
