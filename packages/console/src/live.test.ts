import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { confirm, grant, uninstall } from '../../server/test/marketplace.ts'
import { openSession } from '../../server/test/people.ts'
import { startReceiver } from '../../server/test/receiver.ts'
import { addEndpoint, createClient, fannedOut } from '../../server/test/webhooks.ts'
import { as } from '../../server/test/world.ts'
import { logins, useConsole } from '../test/use-console.ts'

const { owner, developer, operator, newcomer } = logins

const isLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor()

/** The streams that the tabs of a person open. */
function countStreams(context: BrowserContext) {
  const streams: string[] = []
  context.on('request', request => {
    if (request.url().includes('/account/notifications/stream')) streams.push(request.url())
  })
  return streams
}

describe('an open page', { timeout: 60_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()
  const closing: (() => Promise<unknown>)[] = []

  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    await world.query('delete from endpoints')
  })

  /** An endpoint of the developer's partner, which gets the changes of clients. */
  async function receiver() {
    const started = await startReceiver()
    closing.push(started.close)
    await addEndpoint(world, { url: started.url, partnerId: 1, includesOwnChanges: true })
  }

  /** Creates a client, whose delivery is then in the log. */
  async function change() {
    const { id } = await createClient(world)
    await fannedOut(world)
    return id
  }

  /** The server ends the streams of people when it cannot read what they may see. */
  async function cutStreams() {
    const { ctx } = world.program
    await world.query('alter table partner_members rename to out_of_reach')
    await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
    await expect
      .poll(() => world.logs.some(line => line.includes('what people may see could not be read')))
      .toBe(true)
    await world.query('alter table out_of_reach rename to partner_members')
  }

  it('LIV-12 shows a delivery as it is created and sent, in the log and by itself', async () => {
    await receiver()
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    await isLive(page)
    const id = await change()
    const log = page.getByRole('region', { name: 'Deliveries', exact: true })
    const row = log.getByRole('row').filter({ hasText: `Client ${id} · created` })
    await row.getByText('scheduled').waitFor()
    await row.click()
    await page.waitForURL('**/deliveries?open=*')
    const detail = await page.context().newPage()
    await detail.goto(page.url().replace('?open=', '/'))
    await detail.getByText('scheduled').first().waitFor()
    world.clock.advance(5)
    await row.getByText('delivered').waitFor()
    await detail.getByRole('region', { name: 'Attempt 1' }).waitFor()
  })

  it('LIV-12 shows each step of an installation to the owner and to the developer', async () => {
    await grant(world)
    const page = await somebody({ as: owner })
    const other = await somebody({ as: developer })
    await page.goto('/locations/1/applications/1')
    await other.goto('/partners/1/applications/1/connections/1')
    for (const each of [page, other]) await isLive(each)
    // The owner reads what it means for the Location, and the developer what is missing.
    const status = page.getByRole('region', { name: 'Status', exact: true })
    const steps = page.getByRole('region', { name: 'Activity log', exact: true })
    await status.getByText('Not active yet: Acme Integrations must confirm before').waitFor()
    await other.getByText('the callback has not come').waitFor()
    expect((await confirm(world)).status).toBe(201)
    await status.getByText('Active: there is nothing to do').waitFor()
    await steps.getByText('Confirmation by the developer', { exact: true }).waitFor()
    await other.getByText('Nothing is missing').waitFor()
    await uninstall(world)
    await status.getByText('Not connected: it has no access to your data').waitFor()
    await steps.getByText('Uninstall by the developer', { exact: true }).waitFor()
    await other.getByText('there is no installation').waitFor()
  })

  it('LIV-12 shows what waits for a review to operators, and its result to the developer', async () => {
    const { headers } = await openSession(world, developer)
    const body = {
      partner_id: 1,
      title: 'Brand new',
      category: 'other',
      short_description: 'S',
      description: 'D',
    }
    const { json } = await world.app.post('/account/applications', { headers, body })
    const queue = await somebody({ as: operator })
    await queue.goto('/operator/reviews')
    const own = await somebody({ as: developer })
    await own.goto(`/partners/1/applications/${json.data.id}`)
    for (const each of [queue, own]) await isLive(each)
    await world.app.post(`/account/applications/${json.data.id}/review`, { headers })
    await queue.getByRole('link', { name: /Brand new/ }).waitFor()
    await own.getByText('Under review').first().waitFor()
    await world.app.post(`/account/operator/applications/${json.data.id}/publish`, {
      as: as.operator,
      body: { revision: 1 },
    })
    await queue.getByRole('link', { name: /Brand new/ }).waitFor({ state: 'detached' })
    await own.getByText('Published').first().waitFor()
  })

  it('LIV-12 follows the roles of the person', async () => {
    const page = await somebody({ as: newcomer })
    await page.goto('/locations')
    await isLive(page)
    expect(await page.getByText('Bloom Oakland').count()).toBe(0)
    await world.query(
      `insert into memberships (location_id, user_id, role_id, created_at)
       select 2, 3, id, now() from roles where location_id = 2 and slug = 'administrator'`,
    )
    const { ctx } = world.program
    await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
    await page.getByText('Bloom Oakland').first().waitFor()
    await world.query('delete from memberships where location_id = 2 and user_id = 3')
    await ctx.db.transaction(tx => ctx.accessCache.invalidate(tx))
    await page.getByText('Bloom Oakland').first().waitFor({ state: 'detached' })
  })

  it('LIV-13 shares one connection with the other tabs, and the next tab takes it over', async () => {
    await receiver()
    const first = await somebody({ as: developer })
    const streams = countStreams(first.context())
    await first.goto('/partners/1/deliveries')
    await isLive(first)
    const second = await first.context().newPage()
    await second.goto('/partners/1/deliveries')
    await isLive(second)
    const row = (page: Page, id: number) =>
      page
        .getByRole('row')
        .filter({ hasText: `Client ${id} · created` })
        .first()
    const id = await change()
    for (const page of [first, second]) await row(page, id).waitFor()
    expect(streams).toHaveLength(1)
    await first.goto('/healthz')
    const missed = await change()
    await row(second, missed).waitFor()
    await expect.poll(() => streams.length).toBe(2)
    await row(second, await change()).waitFor()
  })

  it('LIV-14 says when the connection is lost, and misses nothing', async () => {
    await receiver()
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    await isLive(page)
    await page.route('**/account/notifications/stream*', route => route.abort())
    await cutStreams()
    await page.getByText('Reconnecting…').waitFor()
    const id = await change()
    const row = page
      .getByRole('row')
      .filter({ hasText: `Client ${id} · created` })
      .first()
    expect(await row.count()).toBe(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await row.waitFor()
    await isLive(page)
  })

  it('LIV-14 that cannot connect at first reads everything again when it can', async () => {
    await receiver()
    const page = await somebody({ as: developer })
    await page.route('**/account/notifications/stream*', route => route.abort())
    await page.goto('/partners/1/deliveries')
    await page.getByText('Reconnecting…').waitFor()
    const id = await change()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page
      .getByRole('row')
      .filter({ hasText: `Client ${id} · created` })
      .first()
      .waitFor()
  })

  it('LIV-14 says that the browser is offline, and reads what failed when it is back', async () => {
    await receiver()
    const page = await somebody({ as: developer })
    await page.goto('/partners/1/deliveries')
    await isLive(page)
    await page.context().setOffline(true)
    await page.getByText('Offline', { exact: true }).waitFor()
    const id = await change()
    await page.context().setOffline(false)
    await isLive(page)
    await page
      .getByRole('row')
      .filter({ hasText: `Client ${id} · created` })
      .first()
      .waitFor()
  })

  it('LIV-13 has a connection of its own in a browser that can’t talk to other tabs', async () => {
    const page = await somebody({ as: developer })
    await page.addInitScript(() => {
      Object.assign(window, { BroadcastChannel: undefined })
    })
    await page.goto('/partners/1/deliveries')
    await isLive(page)
    expect(complaints).toEqual([])
  })

  it('logs no errors, and asks no other host', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
