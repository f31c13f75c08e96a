import { apiGroups } from './api-pages.ts'
import { errorsPage } from './errors-page.ts'
import { readGuides } from './guides.ts'
import { homePage } from './home-page.ts'
import { findDeadLinks } from './links.ts'
import type { Pages } from './pages-of.ts'

/** Every page of the site. Throws when a link leads nowhere. */
export async function allPages(root: string, explorer: string | undefined): Promise<Pages> {
  const groups = apiGroups(explorer)
  const others = [...(await readGuides(root)), errorsPage()]
  const pages = [...others, ...groups.flatMap(group => group.pages)]
  const all = [homePage({ all: others, groups }), ...pages]
  const dead = findDeadLinks(all)
  if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`)
  return { all, groups }
}
