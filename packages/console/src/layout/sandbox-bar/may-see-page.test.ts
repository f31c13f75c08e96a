import { expect, it } from 'vitest'
import type { MyLocation } from '../../foyer.ts'
import { maySeePage } from './may-see-page.ts'

const salon: MyLocation = {
  id: 1,
  title: 'A',
  timezone_name: 'Europe/Berlin',
  role: 'Own',
  is_owner: false,
  rights: ['timetable_access'],
  suspension: null,
}
const me = { locations: [salon], partners: [{ id: 7, title: 'P' }], is_operator: false }

it.each([
  ['/', true],
  ['/profile', true],
  ['/locations', true],
  ['/locations/1', true],
  ['/locations/1/calendar', true],
  ['/locations/1/money', false],
  ['/locations/1/activity', false],
  ['/locations/2/calendar', false],
  ['/partners', true],
  ['/partners/7/webhooks', true],
  ['/partners/8', false],
  ['/operator/locations', false],
])('BAR-07 the page %s stays when its next person may see it: %s', (path, stays) => {
  expect(maySeePage(path, me as Parameters<typeof maySeePage>[1])).toBe(stays)
})
