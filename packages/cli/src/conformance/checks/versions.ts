import type { Check } from '../check.ts'
import { anId } from '../pattern.ts'

export const versionChecks: Check[] = [
  {
    number: 'VER-01',
    looks: 'paths of v1, v2 and a version that does not exist',
    async run(session) {
      await session.ask({ path: '/v1/countries', as: 'partner' }, { status: 200 })
      await session.ask({ path: '/v2/webhooks/deliveries?count=1', as: 'partner' }, { status: 200 })
      await session.ask({ path: '/v9/countries', as: 'partner' }, { status: 404 })
      await session.ask({ path: '/countries', as: 'partner' }, { status: 404 })
    },
  },
  {
    number: 'VER-02',
    looks: 'the versions of the two OpenAPI documents',
    async run(session) {
      const document = (name: string, version: string) =>
        session.ask(
          { at: 'app', path: `/openapi/${name}.json` },
          { status: 200, body: { info: { version } } },
        )
      await document('developer-tools', '1.0.0')
      await document('general', '1.0.1')
    },
  },
  {
    number: 'TRM-01',
    looks: 'the Chain of the Location',
    async run(session) {
      await session.ask(
        { path: `/v1/company/${session.location}`, as: 'owner' },
        { status: 200, body: { data: { main_group_id: anId, main_group: { id: anId } } } },
      )
    },
  },
]
