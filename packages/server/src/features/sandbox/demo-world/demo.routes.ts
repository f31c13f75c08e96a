import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { demo } from './facts.ts'

/** Serves the logins of the demo world to the sign-in page. The route does not exist in production. */
export function serveDemoLogins(app: FastifyInstance): void {
  const config = { access: anyone('everybody knows the logins of the demo world') }
  const login = (label: string, { login, password }: { login: string; password: string }) => ({
    label,
    login,
    password,
  })
  app.get('/sandbox.json', { config }, async () => ({
    logins: [
      login('Owner', demo.owner),
      login('Developer', demo.developer),
      login('Operator', demo.operator),
    ],
  }))
}
