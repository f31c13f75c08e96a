import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startReceiver } from '../../../server/test/receiver.ts'
import { until } from '../../../server/test/until.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const { folder, follow } = useFoyer()

const client = { call: 'clients.create', with: { company_id: 1, name: 'Ada', phone: '+14155550100' } }

it.each([
  ['steps', ['trigger', '--file', 'steps.json']],
  ['a replay', ['replay', '--location', '1', '--from-sequence', '1', '--yes']],
  ['calls', ['voip', 'simulate', '--count', '3']],
])('Ctrl-C ends %s: nothing more is written', async (_what, args) => {
  await writeFile(join(folder.path, 'steps.json'), JSON.stringify({ steps: [client, client, client] }))
  let interrupted: Promise<{ code: number | null }> | undefined
  const api = await startReceiver((_got, response) => {
    interrupted ??= running.interrupt()
    // A replay that goes on nevertheless comes to its end.
    const data = { scheduled: 1, remaining: Math.max(0, 3 - api.received.length) }
    response.writeHead(200).end(JSON.stringify({ success: true, data, meta: { message: 'Accepted' } }))
  })
  const running = follow(args, {
    FOYER_API_URL: api.url,
    FOYER_PARTNER_TOKEN: 'foyer_partner_of_the_test',
    FOYER_USER_TOKEN: 'foyer_user_of_the_test',
    FOYER_CRM_TOKEN: 'foyer_chain_of_the_test',
  })
  await Promise.race([
    until(async () => interrupted !== undefined, 'the first is written'),
    running.outcome(),
  ])
  expect(await interrupted).toMatchObject({ code: 130 })
  expect(api.received.map(({ method }) => method)).toEqual(['POST'])
  await api.close()
})
