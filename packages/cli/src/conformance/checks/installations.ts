import type { Check } from '../check.ts'
import { grant, install, openInstallation } from '../installations.ts'
import { NotChecked } from '../outcomes.ts'
import { olderMoment, oneOf, withItem, withoutItem } from '../pattern.ts'

const changes = ['installations of applications']
const leaves = ['entries in the log of installations']
const hasStatus = (status: string) => ({
  data: { connection_status: { status, created_at: olderMoment } },
})

interface Log {
  data: { logs: { status_from: string; status_to: string }[] }
}

export const installationChecks: Check[] = [
  {
    number: 'AUT-06',
    looks: 'the Locations of the system user before, during and after an installation',
    changes,
    leaves,
    async run(session) {
      const { location } = session
      const mine = { path: '/v1/companies?my=1', as: 'systemUser' } as const
      const isThere = { data: withItem({ id: location }) }
      const isAway = { data: withoutItem({ id: location }) }
      const { uninstall, callback } = await grant(session, 'applications.public')
      await session.ask(mine, { status: 200, body: isAway })
      await session.ask(callback, { status: 201 })
      await session.ask(mine, { status: 200, body: isThere })
      await session.ask(uninstall, { status: 200 })
      await session.ask(mine, { status: 200, body: isAway })
    },
  },
  {
    number: 'LNK-01',
    looks: 'grant_access of an application that is public',
    changes,
    leaves,
    async run(session) {
      const { status } = await grant(session, 'applications.public')
      await session.ask(status, { status: 200, body: hasStatus('pending') })
    },
  },
  {
    number: 'LNK-02',
    looks: 'grant_access of an application that is not public',
    changes,
    leaves,
    async run(session) {
      const { status } = await grant(session, 'applications.nonpublic')
      await session.ask(status, { status: 200, body: hasStatus('active') })
    },
  },
  {
    number: 'LNK-03',
    looks: 'grant_access of a user without the right, and in a blocked Location',
    async run(session) {
      const { status, grant: call, application } = await openInstallation(session, 'applications.public')
      await session.ask({ ...call, as: 'member' }, { status: 403 })
      await session.ask(status, { status: 404 })
      const blocked = session.facts.id('locations.blocked')
      await session.ask(
        { ...call, path: `/v1/company/${blocked}/marketplace/applications/${application}/grant_access` },
        { status: 403 },
      )
    },
  },
  {
    number: 'LNK-04',
    looks: 'the callback after grant_access',
    changes,
    leaves,
    async run(session) {
      const { status, callback } = await grant(session, 'applications.public')
      await session.ask(
        { ...callback, json: { ...callback.json, chat_url: 'https://chat.example/' } },
        { status: 201 },
      )
      await session.ask(status, {
        status: 200,
        body: {
          data: { ...hasStatus('active').data, special_settings: { chat_url: 'https://chat.example/' } },
        },
      })
    },
  },
  {
    number: 'LNK-09',
    looks: 'an uninstall by the partner, from active and from pending',
    changes,
    leaves,
    async run(session) {
      const { uninstall, status } = await install(session, 'applications.public')
      await session.ask(uninstall, { status: 200 })
      await session.ask(status, { status: 404 })
      await grant(session, 'applications.public')
      await session.ask(uninstall, { status: 200 })
      await session.ask(status, { status: 404 })
    },
  },
  {
    number: 'LNK-10',
    looks: 'the two log entries of a handshake',
    changes,
    leaves,
    async run(session) {
      const { status } = await install(session, 'applications.public')
      const answer = await session.ask<Log>(status, { status: 200 })
      const entry = {
        changed_at: olderMoment,
        source: oneOf('marketplace', 'partner_api', 'billing', 'platform'),
      }
      await session.ask(status, {
        status: 200,
        body: {
          data: {
            logs: [
              ...answer.json.data.logs.slice(0, -2),
              { ...entry, status_from: 'uninstalled', status_to: 'pending' },
              { ...entry, status_from: 'pending', status_to: 'active' },
            ],
          },
        },
      })
    },
  },
  {
    number: 'LNK-11',
    looks: 'the log after several grants and callbacks at once',
    changes,
    leaves,
    async run(session) {
      const installation = await install(session, 'applications.public')
      await session.ask(installation.uninstall, { status: 200 })
      const { grant: call, callback, status } = installation
      // Four at once are within the limit of a second when nothing was asked before.
      await session.pause(1000)
      const answers = await session.askAtOnce([call, callback, call, callback])
      if (!answers.some(answer => answer.status === 201))
        throw new NotChecked('needs four requests at once within the limits of the server')
      const answer = await session.ask<Log>(status, { status: 200 })
      const { logs } = answer.json.data
      const broken = logs.find(
        (entry, index) => index > 0 && entry.status_from !== logs[index - 1]?.status_to,
      )
      session.must(
        broken === undefined,
        answer,
        'a log in which each entry begins where the one before it ended',
      )
    },
  },
  {
    number: 'LNK-12',
    looks: 'a draft in a Location that is not for tests, and its public card',
    async run(session) {
      const { grant: call, application } = await openInstallation(session, 'applications.draft')
      await session.ask(call, { status: [403, 404] })
      await session.ask({ path: `/v2/appstore/applications/${application}` }, { status: 404 })
      const open = session.facts.id('applications.public')
      await session.ask({ path: `/v2/appstore/applications/${open}` }, { status: 200 })
    },
  },
]
