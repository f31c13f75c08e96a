import { Resolver } from 'node:dns/promises'

/** Returns the addresses of a name, or none if it has none or nobody answers. */
export type Resolve = (hostname: string) => Promise<string[]>

/** Asks the name servers without using a thread of the pool, so that slow names delay nobody else. */
export const resolveByNameServers: Resolve = async hostname => {
  const resolver = new Resolver({ timeout: 1500, tries: 1 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
}
