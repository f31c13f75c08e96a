import { NotChecked } from './outcomes.ts'

/** What a check may need to know about the server, by its path in `demo.json`. */
export type FactName =
  | 'partner.token'
  | 'partner.webhook_secret'
  | 'other_partner.token'
  | 'system_user.token'
  | 'owner.token'
  | 'owner.login'
  | 'owner.password'
  | 'member_without_rights.token'
  | 'chain.crm_token'
  | 'locations.main'
  | 'locations.foreign'
  | 'locations.blocked'
  | 'applications.public'
  | 'applications.nonpublic'
  | 'applications.draft'
  | 'applications.chat_bot'
  | 'applications.paid'
  | 'applications.other_partner'
  | 'restricted_key'

/** The facts about a server, as `demo.json` has them. */
export class Facts {
  readonly #facts: unknown

  constructor(facts: unknown) {
    this.#facts = facts
  }

  find(name: string): string | number | undefined {
    const value = name
      .split('.')
      .reduce<unknown>(
        (from, key) =>
          typeof from === 'object' && from !== null && Object.hasOwn(from, key)
            ? (from as Record<string, unknown>)[key]
            : undefined,
        this.#facts,
      )
    return (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)
      ? (value as string | number)
      : undefined
  }

  /** Without the fact, the requirement is not checked. */
  get(name: FactName): string {
    const fact = this.find(name)
    if (fact === undefined) throw new NotChecked(`needs the fact ${name}`)
    return String(fact)
  }

  id(name: FactName): number {
    const id = Number(this.get(name))
    if (!(Number.isSafeInteger(id) && id > 0)) throw new NotChecked(`needs the fact ${name} as a number`)
    return id
  }

  /** Everything in it that must never be printed. */
  secrets(): string[] {
    return secretsIn(this.#facts)
  }
}

const secretKey = /token|secret|password|key$/

const secretsIn = (facts: unknown): string[] =>
  typeof facts === 'object' && facts !== null
    ? Object.entries(facts).flatMap(([name, value]) =>
        typeof value === 'string' && value && secretKey.test(name) ? [value] : secretsIn(value),
      )
    : []
