import type { Page } from 'playwright-core'

interface Point {
  x: number
  y: number
}

/** A finger on the screen, as Chromium gets it from a touch screen. */
export async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at: Point = { x: 0, y: 0 }
  return {
    put: (to: Point) => {
      at = to
      return send('touchStart', [to])
    },
    async moveTo(to: Point, steps = 8) {
      const from = at
      for (let step = 1; step <= steps; step++) {
        const part = step / steps
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
      }
      at = to
    },
    lift: () => send('touchEnd', []),
    async leave() {
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await session.detach()
    },
  }
}
