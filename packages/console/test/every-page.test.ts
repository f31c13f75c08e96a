import { describe, expect, it } from 'vitest'
import { pages } from '../../../scripts/screenshots/pages.ts'
import { install } from '../../server/test/marketplace.ts'
import { withoutWorker } from '../../server/test/world.ts'
import { axeFindings } from './axe.ts'
import { logins, overflowOf, useConsole } from './use-console.ts'

const people = ['nobody', 'owner', 'developer', 'operator'] as const
const looks = [
  { look: 'light, on a desktop', width: 1280, colorScheme: 'light' as const },
  { look: 'dark, on a phone', width: 390, colorScheme: 'dark' as const },
]

describe('every page', { timeout: 240_000 }, () => {
  const { world, somebody, complaints } = useConsole(withoutWorker)
  let isInstalled = false

  it.each(looks.flatMap(look => people.map(person => ({ ...look, person }))))(
    'CON-10 of $person is without findings of axe, and fits: $look',
    async ({ person, width, colorScheme }) => {
      if (!isInstalled) await install(world)
      isInstalled = true
      const page = await somebody({ width, as: person === 'nobody' ? undefined : logins[person] })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const findings: Record<string, string[]> = {}
      for (const { name, path } of pages.filter(({ as }) => as === person)) {
        // Limits on requests use the world's clock, which stands still. Much later, a page would ask for the password.
        world.clock.advance(5)
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        const busy = page.locator('[aria-busy=true], [role=status][aria-label]:not(.toasts)')
        await expect.poll(() => busy.count(), { message: `${name} has loaded`, timeout: 20_000 }).toBe(0)
        const overflow = await overflowOf(page)
        const found = [
          ...(await axeFindings(page)),
          ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
          ...((await page.locator('h1').count()) === 1 ? [] : ['not one h1']),
          ...((await page.title()).endsWith('Foyer') ? [] : ['no title']),
        ]
        if (found.length > 0) findings[name] = found
      }
      expect(findings).toEqual({})
      expect(complaints).toEqual([])
    },
  )
})
