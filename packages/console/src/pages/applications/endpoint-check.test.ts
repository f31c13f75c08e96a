import { afterAll, describe, expect, it } from 'vitest'
import { rightEndpoint, serveEndpoint } from '../../../../server/test/right-endpoint.ts'
import {
  button,
  loaded,
  logins,
  overflowOf,
  panel,
  textOf,
  toast,
  useConsole,
} from '../../../test/use-console.ts'

const secret = 'whsec_Rm95ZXJEZW1vU2VjcmV0T2ZBY21lLW5vdC1zZWNyZXQ='
const address = '/partners/1/applications/1/endpoint'

describe('CHK-06 the check of an endpoint in the console', { timeout: 120_000 }, () => {
  const { world, somebody, strayed, complaints } = useConsole()
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  /** It does everything right, except for tests when it is fussy. */
  async function endpointOfApplication(isFussy = false) {
    const right = rightEndpoint(world, secret)
    const { url, close, seen } = await serveEndpoint((request, response) => {
      if (isFussy && request.headers['webhook-test']) return response.writeHead(500).end('no tests, please')
      right(request, response)
    })
    closing.push(close)
    await world.query('update applications set receiver_url = $1 where id = 1', [url])
    return { url, seen }
  }

  it('shows each check, failures first, and copies them as JSON', async () => {
    const { url } = await endpointOfApplication(true)
    const page = await somebody({ as: logins.developer })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/partners/1/applications/1')
    await page.getByRole('link', { name: 'Endpoint check', exact: true }).click()
    const section = panel(page, 'Check your endpoint')
    expect(await section.getByLabel('Endpoint', { exact: true }).inputValue()).toBe(url)
    await button(page, 'Check endpoint').click()
    // A run has about 60 requests, which takes a while on a busy machine.
    const ended = section.getByRole('status').getByText(`${url}: 1 failed, 22 passed, 1 skipped.`)
    await ended.waitFor({ timeout: 90_000 })
    const rows = section.getByRole('table').getByRole('row')
    expect(await rows.count()).toBe(25)
    const first = await textOf(rows.nth(1))
    expect(first).toContain('Failedtest-delivery')
    expect(first).toContain('2 × 500 “no tests, please”')
    expect(first).toContain('Respond with 2xx to webhook-test: 1')
    expect(await textOf(rows.last())).toContain('Skippedrestart')
    await button(page, 'Copy as JSON').click()
    await toast(page).getByText('Results copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied)).toMatchObject({ url, status: 'finished', total: 24 })

    await page.reload()
    await section.getByText(`${url}: 1 failed, 22 passed, 1 skipped.`).waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await overflowOf(page)).toBe(0)
  })

  it('says at the form why nothing is checked, and waits while another run has not ended', async () => {
    const page = await somebody({ as: logins.developer })
    await page.goto(address)
    const section = panel(page, 'Check your endpoint')
    await section.getByLabel('Endpoint', { exact: true }).fill('https://elsewhere.example/hook')
    await button(page, 'Check endpoint').click()
    await section.getByRole('alert').getByText('This is not the URL of one of your endpoints.').waitFor()
    const held: (() => void)[] = []
    const { url, close } = await serveEndpoint((_request, response) => {
      held.push(() => response.writeHead(404).end())
    })
    closing.push(close)
    await world.query('update applications set receiver_url = $1 where id = 1', [url])
    await section.getByLabel('Endpoint', { exact: true }).fill(url)
    await button(page, 'Check endpoint').click()
    await section.getByRole('status').getByText(`Checking ${url} …`).waitFor()
    await section.getByRole('progressbar', { name: 'Checks done' }).waitFor()
    await button(page, 'Check endpoint').click()
    await section.getByRole('alert').getByText('has not ended yet').waitFor()
    await expect.poll(() => held.length).toBe(1)
    held[0]?.()
    await section.getByText(`${url}: 1 failed, 0 passed, 23 skipped.`).waitFor()
    await section.getByText('Check the URL: nothing there takes a POST.').waitFor()
  })

  it('shows an interrupted run, and none of another partner', async () => {
    const [run] = await world.query(
      `insert into endpoint_checks (partner_id, url, location_id, with_marketplace, created_at, started_at, alive_until)
       values (1, 'https://hooks.example/a', 1, false, $1, $1, $1), (2, 'https://hooks.example/b', 1, false, $1, $1, $1)
       returning id`,
      [world.clock.real()],
    )
    const page = await somebody({ as: logins.developer })
    await page.goto(`${address}?run=${run?.id}`)
    await page
      .getByText('The check was interrupted. The process that ran the check ended. Check the endpoint again.')
      .waitFor()
    await page.goto(`${address}?run=${Number(run?.id) + 1}`)
    await loaded(page)
    await page.getByRole('alert').getByText('You have no such check of an endpoint.').waitFor()
  })

  it('sends requests only to the server, and logs no errors', () => {
    expect(strayed).toEqual([])
    expect(complaints).toEqual([])
  })
})
