import { beforeEach, describe, expect, it } from 'vitest'
import { asInGuide, messagesIn } from '../../../../test/guide-messages.ts'
import type { Response } from '../../../../test/http.ts'
import { useInstallations } from '../../../../test/installations.ts'
import { confirm, grant, install, uninstall } from '../../../../test/marketplace.ts'
import { openSession } from '../../../../test/people.ts'
import { as } from '../../../../test/world.ts'
import { checkPaidPeriods } from '../../marketplace/billing/expiry.due.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'

const { world } = useInstallations()
const { applications, locations } = demo
const paid = { applicationId: applications.paid }
const client = (who: string, locationId: number = locations.main) =>
  world.api.get(`/v1/client/${locationId}/1`, { as: who })
const calls = (who: string, locationId: number) =>
  world.api.get(`/v1/voip/integration/calls?salon_id=${locationId}&date_from=2026-01-01&date_to=2026-01-31`, {
    as: who,
  })
const operator = `Bearer ${demo.operator.accessToken}`
const freeze = (applicationId: number = applications.public) =>
  world.app.post(`/account/operator/applications/${applicationId}/links/${locations.main}/freeze`, {
    as: operator,
    body: { note: 'Because' },
  })
const declare = (rights: string[]) =>
  world.query('update applications set rights = $1 where id = $2', [rights, applications.public])

async function unpaid(): Promise<void> {
  await install(world, paid)
  world.clock.advance(2 * 24 * 3600)
  await checkPaidPeriods(world.program.ctx)
}

const before = async (step: Promise<unknown>, then: () => Promise<Response>) => {
  await step
  return then()
}

/** Each row is a message and a call that causes it. */
const causes: [string, () => Promise<Response>][] = [
  ['This user has no role in this Location: ', () => client(as.owner, locations.foreign)],
  [
    'This user lacks the right clients_access (See and change clients) in this Location: ',
    () => client(as.newcomer),
  ],
  ['This is for owners of the Location alone.', () => world.api.delete('/v1/company/1', { as: as.newcomer })],
  [
    'This user lacks the right settings_access (Change the Location) in every Location of this Chain.',
    () => world.api.get('/v2/chains/1/voip/routes', { as: as.newcomer }),
  ],
  ['There is no such Location, or this user has no role in it.', () => calls(as.owner, locations.foreign)],
  [
    'The application does not declare the right clients_access (See and change clients): ',
    () =>
      before(
        install(world).then(() => declare(['timetable_access'])),
        () => client(as.systemUser),
      ),
  ],
  ['The application is not installed in this Location: ', () => client(as.systemUser)],
  ['The installation is pending: ', () => before(grant(world), () => client(as.systemUser))],
  [
    'The installation is frozen by an operator of the platform: ',
    () =>
      before(
        install(world).then(() => freeze()),
        () => client(as.systemUser),
      ),
  ],
  [
    'The installation is frozen because it is unpaid since ',
    () => before(unpaid(), () => confirm(world, paid)),
  ],
  [
    'This application is disabled by the platform.',
    () =>
      before(
        install(world).then(() => world.query('update applications set disabled_at = now() where id = 1')),
        () => client(as.systemUser),
      ),
  ],
  ['This is the application of another partner.', () => confirm(world, {}, as.otherPartner)],
  [
    'You have no such application: ',
    () =>
      world.api.get(`/v1/marketplace/application/${applications.otherPartner}/salons?page=1&count=10`, {
        as: as.partner,
      }),
  ],
]

beforeEach(() => declare(['clients_access']))

describe('a 403 of the partner API', () => {
  it.each(causes)('EXA-83 EXA-84 "%s"', async (words, provoke) => {
    const { status, json, text } = await provoke()
    expect(status, text).toBe(403)
    expect(json.meta.message.startsWith(`Access denied. ${words}`), json.meta.message).toBe(true)
  })

  it('EXA-88 is in the guide with its message, and the guide has no others', async () => {
    const provoked: string[] = []
    for (const [, provoke] of causes) {
      await world.query('delete from installations')
      await world.query('update applications set disabled_at = null')
      await declare(['clients_access'])
      provoked.push(asInGuide((await provoke()).json.meta.message))
    }
    expect((await messagesIn('partner-guide.md', '### What a 403 says')).sort()).toEqual(provoked.sort())
  })

  it('EXA-83 a stranger learns nothing of a Location: which right is missing, or what is in it', async () => {
    const answers = [
      await client(as.owner, locations.foreign),
      await world.api.get(`/v1/client/${locations.foreign}/987654`, { as: as.owner }),
      await world.api.get(`/v1/goods/${locations.foreign}`, { as: as.owner }),
      await world.api.delete(`/v1/company/${locations.foreign}`, { as: as.owner }),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    // Where the Location's existence is hidden, the two answers are the same, for a system user as well.
    for (const who of [as.owner, as.systemUser])
      expect((await calls(who, 987654)).text).toBe((await calls(who, locations.foreign)).text)
  })

  it('EXA-83 EXA-84 says of an installation only what its own partner may know', async () => {
    await install(world)
    await freeze()
    const foreign = await confirm(world, {}, as.otherPartner)
    expect(foreign.json.meta.message).toBe('Access denied. This is the application of another partner.')
    const own = await confirm(world)
    expect(own.json.meta.message).toContain('frozen by an operator of the platform')
    expect((await grant(world)).json.meta.message).toContain('frozen by an operator of the platform')
  })

  it('EXA-84 names the state also to what needs an active installation, and after an uninstall', async () => {
    const message = () =>
      world.api.post('/v1/marketplace/application/new_message', {
        as: as.partner,
        body: { salon_id: 1, application_id: 1, phone_from: '+14155550100', message: 'Hello', name: 'Ann' },
      })
    await grant(world)
    expect((await message()).json.meta.message).toMatch(
      /^Access denied\. The installation is pending: .* until /,
    )
    await confirm(world)
    await uninstall(world)
    expect((await message()).status).toBe(404)
    expect((await client(as.systemUser)).json.meta.message).toContain('is not installed in this Location')
  })
})

describe('a 403 of an account operation', () => {
  it('EXA-83 speaks to the person: which right is missing, or that an operator is needed', async () => {
    const { headers } = await openSession(world, demo.owner)
    const messages = [
      await world.app.get('/account/locations/1/users', { as: as.newcomerPerson }),
      await world.app.get('/account/locations/5/users', { as: as.ownerPerson }),
      await world.app.get('/account/operator/applications', { headers }),
    ].map(({ status, json }) => [status, json.meta.message])
    expect(messages).toEqual([
      [
        403,
        'You lack the right edit_users_access (Manage user rights) in this Location: an owner can give it.',
      ],
      [403, 'You have no role in this Location: an owner can give one.'],
      [403, 'This is for operators of the platform.'],
    ])
  })
})
