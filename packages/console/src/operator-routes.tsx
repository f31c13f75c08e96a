import type { RouteObject } from 'react-router'
import { ownFrame } from './layout/own-frame.ts'
import { lazyPage } from './lazy-page.ts'
import type { contents } from './operator-contents.ts'
import { operatorDetails, operatorPages } from './operator-pages.ts'

/** Which file a page is in, is no part of the first load: it loads with the first of these pages. */
const page = (path: keyof typeof contents) => async () => {
  const { areas = [], load } = (await import('./operator-contents.ts')).contents[path]
  return await lazyPage(areas, load)()
}

/** The operator's room: a row of operator-pages.ts for each tab, and the page of each partner, location and person. */
export const operatorRoutes: RouteObject = {
  path: '/operator',
  lazy: lazyPage(
    ['operator', 'operator-room', 'marketplace', 'rights'],
    async () => (await import('./pages/operator/operator-page.tsx')).OperatorPage,
  ),
  children: [
    ...operatorPages.map(
      (path): RouteObject => (path === '' ? { index: true, lazy: page('') } : { path, lazy: page(path) }),
    ),
    ...operatorDetails.map((path): RouteObject => ({ path, handle: ownFrame, lazy: page(path) })),
  ],
}
