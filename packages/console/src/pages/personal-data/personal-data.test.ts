import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { newPhone } from '../../../../server/test/bookings.ts'
import { install } from '../../../../server/test/marketplace.ts'
import { placesOf } from '../../../../server/test/personal-data.ts'
import { as } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import {
  button,
  logins,
  overflowOf,
  panel,
  speak,
  textOf,
  toast,
  useConsole,
} from '../../../test/use-console.ts'

const { owner } = logins

describe('Personal data in the console', { timeout: 120_000 }, () => {
  const { world, somebody, complaints } = useConsole()

  it('PRI-35 a client is exported and erased, and no table names the person any more', async () => {
    await world.query('update applications set sends_personal_data = true where id = 1')
    await install(world)
    const phone = newPhone()
    const person = { name: '=Wilhelmina', surname: 'Ashgrove', phone, email: 'wilma@ashgrove.example' }
    const { json } = await world.api.post('/v1/clients/1', { as: as.owner, body: person })
    const { id } = json.data
    const page = await somebody({ as: owner })
    await page.goto(`/locations/1/clients/${id}`)
    const section = panel(page, 'Personal data')
    await expect.poll(() => textOf(section)).toContain('Nothing is held besides the record.')

    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    await section.getByLabel(/^Ask applications/).check()
    const asJson = await download('Export as JSON')
    expect(asJson.name).toBe(`client-${id}.json`)
    expect(JSON.parse(asJson.bytes.toString()).tables[0].rows[0]).toMatchObject(person)
    await toast(page)
      .getByText('Exported. The security log says who exported it, and when.')
      .first()
      .waitFor()
    const asCsv = await download('Export as CSV tables (ZIP)')
    expect(asCsv.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    expect(asCsv.bytes.toString()).toContain('client.csv')
    expect(asCsv.bytes.toString()).toContain(`"'=Wilhelmina"`)
    const asked = await world.query(
      "select details from lifecycle_events where event = 'client_data_request'",
    )
    expect(asked[0]?.details).toEqual({ client_id: id })

    await button(page, 'Erase client').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('This can’t be undone.').waitFor()
    await dialog.getByText(/These applications are asked/).waitFor()
    await dialog.getByLabel('Type the name of the client').fill('Somebody')
    await dialog.getByRole('button', { name: 'Erase client' }).click()
    await dialog.getByText(/This is not the name of the client/).waitFor()
    await dialog.getByLabel('Type the name of the client').fill('=Wilhelmina Ashgrove')
    await dialog.getByRole('button', { name: 'Erase client' }).click()
    await toast(page).getByText('Erasure started.').waitFor()
    await page.waitForURL('**/locations/1/personal-data')
    const row = panel(page, 'Erasures')
      .getByRole('listitem')
      .filter({ hasText: `Client ${id}` })
    // The page follows the worker by itself.
    await row.getByText('Erased', { exact: true }).waitFor()
    await expect.poll(() => textOf(row)).toContain('Asked for by')
    expect(await placesOf(world, ['Wilhelmina', 'Ashgrove', phone.slice(1)])).toEqual([])
    await page.goto(`/locations/1/clients/${id}`)
    await page
      .getByRole('heading', { name: /not found|No such client/i })
      .first()
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('PRI-31 PRI-36 PRI-50 a retention says what it would erase, is saved, and fits a phone', async () => {
    const page = await somebody({ as: owner, width: 390 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/locations/1/personal-data')
    const retention = panel(page, 'Retention')
    const months = retention.getByLabel('Clients without any activity, in months')
    await months.fill('24')
    await retention.getByText('0 clients would be erased now.').waitFor()
    await retention.getByLabel('Webhook log, in days').fill('40')
    await button(page, 'Save').click()
    await retention.getByText(/“Webhook log, in days”/).waitFor()
    await retention.getByLabel('Webhook log, in days').fill('14')
    await button(page, 'Save').click()
    await toast(page).getByText('Retention saved.').waitFor()
    // Whoever would be erased at once is named before.
    await world.query(
      `insert into clients (location_id, name, surname, phone, created_at, last_change_date)
       values (1, 'Olga', 'Old', '', now() - interval '10 years', now() - interval '10 years')`,
    )
    await months.fill('25')
    await button(page, 'Save').click()
    const asked = page.getByRole('dialog')
    await asked.getByText('Olga Old').waitFor()
    await asked.getByText('1 client would be erased now.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    const saved = await world.query(
      'select client_months, call_months, delivery_days from retention_settings',
    )
    expect(saved).toEqual([{ client_months: 24, call_months: null, delivery_days: 14 }])
    await page.reload()
    await expect.poll(() => months.inputValue()).toBe('24')
    expect(await axeFindings(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    const shots = process.env.SHOTS
    if (shots) await page.screenshot({ path: `${shots}/retention-phone-dark.png`, fullPage: true })
    if (shots) {
      const wide = await somebody({ as: owner })
      await wide.goto('/locations/1/personal-data')
      await panel(wide, 'Erasures').getByRole('listitem').first().waitFor()
      await wide.screenshot({ path: `${shots}/page-light.png`, fullPage: true })
      await wide.goto('/locations/1/clients/2')
      await panel(wide, 'Personal data').getByRole('button').first().waitFor()
      await wide.screenshot({ path: `${shots}/card.png`, fullPage: true })
      await button(wide, 'Erase client').click()
      await wide.getByRole('dialog').waitFor()
      await wide.screenshot({ path: `${shots}/dialog.png` })
      await speak(wide, 'de')
      await wide.goto('/locations/1/personal-data')
      await wide.getByText('Aufbewahrung').first().waitFor()
      await wide.screenshot({ path: `${shots}/page-german.png`, fullPage: true })
    }
  })
})
