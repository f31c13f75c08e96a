import { addressesOf, type Operation } from '../operation.ts'
import type { JsonObject } from './json.ts'

interface Hosts {
  apiUrl: string
  appUrl: string
}

export interface DocumentPath {
  path: string
  /** Uses the servers of the document if absent. */
  servers?: JsonObject[]
  /** The names of the path parameters in this document. */
  nameOf(parameter: string): string
}

const parameters = /\{(\w+)\}/g

/**
 * The path of each operation in a document. A path appears once, with the parameter names of its first operation, because
 * `company_id`, `salon_id` and `location_id` mean the same.
 */
export class Paths {
  readonly #known = new Map<string, string>()

  constructor(
    private readonly hosts: Hosts,
    /** Whether the document describes the app listener. */
    private readonly isOfApp: boolean,
  ) {}

  locate(operation: Operation): DocumentPath {
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

  /** Works on both listeners where both serve it: the API listener has a prefix, the app listener has none. */
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
