import { catalogue, type Operation } from '@foyer/contract'

/** The entry points of the SDK that call operations. */
export const entryPoints = ['partner', 'account', 'operator'] as const
export type EntryPoint = (typeof entryPoints)[number]

export interface NamedGroup {
  entryPoint: EntryPoint
  name: string
  /** The name of its interface, such as `CompaniesApi`. */
  type: string
  methods: { name: string; type: string; operation: Operation }[]
}

/** Who calls an operation decides in which entry point it is. */
const entryPointOf = ({ access, surface }: Operation): EntryPoint =>
  access.by === 'operator' ? 'operator' : surface === 'app' && access.by !== 'partner' ? 'account' : 'partner'

export const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[_-])(\w)/g, (_whole, first: string) => first.toUpperCase())

export const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The groups of the catalogue, divided by entry point. */
export const namedGroups: NamedGroup[] = entryPoints.flatMap(entryPoint =>
  Object.entries<Record<string, Operation>>(catalogue)
    .map(([name, methods]) => ({
      entryPoint,
      name,
      type: `${pascal(name)}Api`,
      methods: Object.entries(methods)
        .filter(([, operation]) => entryPointOf(operation) === entryPoint)
        .map(([method, operation]) => ({ name: method, type: pascal(name) + pascal(method), operation })),
    }))
    .filter(({ methods }) => methods.length > 0),
)
