import { describe, expect, it } from 'vitest'
import { as } from '../../../../server/test/world.ts'
import { axeFindings } from '../../../test/axe.ts'
import { loaded, logins, overflowOf, useConsole } from '../../../test/use-console.ts'

const longName = `Maximiliane ${'Donaudampfschifffahrtsgesellschaft'.repeat(7)}`.slice(0, 255)

describe('the pages of team, services and resources', { timeout: 180_000 }, () => {
  const { world, somebody, complaints } = useConsole()
  const change = (method: 'post' | 'put', path: string, body: unknown) =>
    world.api[method](`/v1/${path}`, { as: as.owner, body })

  it('TEA-10 show what another person changes without a reload', async () => {
    const page = await somebody({ as: logins.owner })
    const live = () => page.getByText('Live', { exact: true }).waitFor()
    await page.goto('/locations/1/team')
    await live()
    const body = { name: 'Livia Live', specialization: 'Everything' }
    const { json } = await change('post', 'staff/1', body)
    await page.getByText('Livia Live').waitFor()

    await page.goto(`/locations/1/team/schedule?from=2027-03-01&member=${json.data.id}`)
    await live()
    await change('put', `schedule/1/${json.data.id}/2027-03-01/2027-03-01`, [
      { date: '2027-03-01', slots: [{ from: '07:00', to: '11:00' }] },
    ])
    await page.getByText('7 – 11 AM').waitFor()

    await page.goto('/locations/1/services')
    await live()
    await change('put', 'service_category/1/1', { title: 'Hair and beard' })
    await page.getByRole('button', { name: /^Hair and beard/ }).waitFor()
    await change('put', 'services/1/1', { title: 'Cut and colour' })
    await page.getByText('Cut and colour').waitFor()

    await page.goto('/locations/1/resources')
    await live()
    await change('post', 'resources/1', { title: 'Steam room', instances: [{ title: 'The one' }] })
    await page.getByText('Steam room').waitFor()
  })

  it('TEA-11 fit desktop and phone with long names, in light and dark, and axe finds nothing', async () => {
    await change('put', 'staff/1/1', { name: longName, specialization: longName })
    await change('put', 'services/1/2', { title: longName })
    await change('put', 'service_category/1/2', { title: longName })
    await change('put', 'resources/1/1', { title: longName })
    const schedule = 'team/schedule?from=2026-11-16'
    const paths = [
      'team',
      'team?open=1',
      'team?open=new',
      schedule,
      `${schedule}&span=month`,
      `${schedule}&span=month&member=1`,
      'services',
      'services?open=2',
      'resources',
      'resources?open=1',
    ]
    const findings: string[] = []
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const page = await somebody({ as: logins.owner, width })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of paths) {
        world.clock.advance(5)
        await page.goto(`/locations/1/${path}`)
        await loaded(page)
        if (path.includes('open')) await page.getByRole('dialog').waitFor()
        else await page.getByRole(path.startsWith(schedule) ? 'grid' : 'table').waitFor()
        const overflow = await overflowOf(page)
        if (overflow > 0) findings.push(`${path} at ${width}: ${overflow} px too wide`)
        findings.push(...(await axeFindings(page)).map(found => `${path} at ${width}: ${found}`))
      }
    }
    expect(findings).toEqual([])
  })

  it('log no errors', () => {
    expect(complaints).toEqual([])
  })
})
