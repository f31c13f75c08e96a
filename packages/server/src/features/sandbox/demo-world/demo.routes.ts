import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { findEmails } from '../pages/people.store.ts'
import { demo } from './facts.ts'

/** Serves the logins of the demo world to the sign-in page. The route does not exist in production. */
export function serveDemoLogins(app: FastifyInstance, { db }: Pick<Context, 'db'>): void {
  const config = { access: anyone('everybody knows the logins of the demo world') }
  const people = [
    { label: 'Owner', ...demo.owner },
    { label: 'Developer', ...demo.developer },
    { label: 'Operator', ...demo.operator },
  ]
  app.get('/sandbox.json', { config }, async () => {
    // Somebody may have changed them.
    const emails = await findEmails(
      db,
      people.map(({ id }) => id),
    )
    return {
      logins: people.map(({ id, label, login, password }) => ({
        id,
        label,
        login: emails.get(id) ?? login,
        password,
      })),
    }
  })
}
