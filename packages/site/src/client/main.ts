import { addAnchors } from './anchors.ts'
import { addCopyButtons } from './copy.ts'
import { setUpMenu } from './menu.ts'
import { setUpSearch } from './search.ts'
import { setUpTabs } from './tabs.ts'

setUpMenu()
setUpTabs()
addCopyButtons()
addAnchors()
setUpSearch()
