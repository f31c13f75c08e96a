import { buildConsole } from '../../console/test/browser.ts'
import { openBrowser } from '../test/browser.ts'
import { startBarePage } from './console/bare-page.ts'
import { fillBusiness } from './console/fill-business.ts'
import { measurePage, type PageFigures } from './console/measure-page.ts'
import { quantile } from './harness/figures.ts'
import type { Line, OwnBenchmark } from './harness/own-benchmark.ts'
import { startServer } from './harness/server.ts'

const clients = 100_000
const goalKilobytes = 150

/**
 * Measures pages in a real browser with an empty cache: what is transferred, how many requests, and when something is
 * seen, beside a page of one sentence that loads nothing else.
 */
export const run: OwnBenchmark = async ({
  databaseUrl,
  dataDir,
  shutdownStack,
  onProgress,
  rounds,
  only,
}) => {
  await buildConsole()
  const { appUrl } = await startServer({ databaseUrl, dataDir }, shutdownStack)
  onProgress(`${clients} clients, and days of 20 team members`)
  const locationId = await fillBusiness(databaseUrl, clients)
  const bareUrl = await startBarePage(shutdownStack)
  const browser = await openBrowser()
  shutdownStack.add('browser', () => browser.close())
  const pages = pagesOf(locationId).filter(({ name }) => name.includes(only))
  const floor: number[] = []
  const found = new Map(pages.map(({ name }) => [name, [] as PageFigures[]]))
  for (let round = 0; round < rounds; round++) {
    onProgress(`Round ${round + 1} of ${rounds}`)
    floor.push((await measurePage(browser, { url: bareUrl, ready: 'h1' })).firstPaintMs)
    for (const { name, path, ready, as } of pages)
      found.get(name)?.push(await measurePage(browser, { url: appUrl + path, ready, as, appUrl }))
  }
  return [
    { name: 'first paint of a bare page', figure: `median ${quantile(floor, 0.5).toFixed(0)} ms` },
    ...pages.flatMap(({ name }) => linesOf(name, found.get(name) ?? [], floor)),
  ]
}

interface MeasuredPage {
  name: string
  path: string
  /** What is there when the page shows its data. */
  ready: string
  /** Without it, nobody is signed in. */
  as?: 'owner' | 'developer'
}

const pagesOf = (locationId: number): MeasuredPage[] => [
  { name: 'sign-in', path: '/sign-in', ready: 'input[name=password]' },
  { name: 'home', path: '/', ready: 'text=/appointments? today/', as: 'owner' },
  {
    name: `clients, ${clients} of them`,
    path: `/locations/${locationId}/clients`,
    ready: 'td, [role=gridcell]',
    as: 'owner',
  },
  {
    name: 'calendar, 360 appointments',
    path: `/locations/${locationId}/calendar`,
    ready: '[data-block]',
    as: 'owner',
  },
  { name: 'deliveries', path: '/partners/1/webhooks', ready: 'text=No deliveries', as: 'developer' },
]

function linesOf(name: string, all: PageFigures[], floor: number[]): Line[] {
  const median = (pick: (figures: PageFigures) => number) => quantile(all.map(pick), 0.5)
  const ratios = all.map(({ firstPaintMs }, index) => firstPaintMs / (floor[index] ?? 1))
  const kilobytes = median(({ bytes }) => bytes) / 1000
  return [
    {
      name: `${name}: files in kB, compressed`,
      figure: `${median(({ files }) => files)} files, ${median(({ calls }) => calls)} calls, ${(median(({ callBytes }) => callBytes) / 1000).toFixed(0)} kB of data`,
      ratio: kilobytes,
      goal: { atMost: goalKilobytes },
    },
    {
      name: `${name}: first paint, times a bare page`,
      figure: `median ${median(({ firstPaintMs }) => firstPaintMs).toFixed(0)} ms, data after ${median(({ readyMs }) => readyMs).toFixed(0)} ms`,
      ratio: quantile(ratios, 0.5),
      ratios,
    },
  ]
}
