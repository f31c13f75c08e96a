import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { generateMoreClients } from '../bulk-generator/generator.ts'
import { clientNameOf } from './client-names.ts'
import { addClientCategories, addClients, nameClients } from './clients-part.store.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'

const locationId = demo.locations.main
const { regular, vip, student, friend } = demo.clientCategories
const { first, second, third, count } = demo.clients

/** Clients of the main Location with all that a client can have, and the categories they are in. */
export async function seedClients(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  await addClientCategories(tx, locationId, [
    { id: regular, title: 'Regular', color: '#2f7d5b' },
    { id: vip, title: 'VIP', color: '#b8860b' },
    { id: student, title: 'Student', color: '#3b6ea5' },
    { id: friend, title: 'Friend of the house', color: '#a5476f' },
  ])
  const known = [
    { ...first, card: '', birth_date: '1985-12-10', comment: 'Prefers mornings', category_ids: [vip] },
    { ...second, card: '', birth_date: null, comment: '', category_ids: [regular, friend] },
    { ...third, card: '100003', birth_date: '1999-04-02', comment: '', category_ids: [] },
  ]
  await addClients(tx, { locationId, clients: known, at })
  await generateMoreClients(tx, {
    locationId,
    at,
    firstId: known.length + 1,
    count: count - known.length,
    seed: 20_260_131,
  })
  const names = Array.from({ length: count - known.length }, (_, index) => {
    const id = known.length + 1 + index
    return { id, ...clientNameOf(id) }
  })
  await nameClients(tx, locationId, names)
  await reserveIds(tx, ['client_categories', 'clients'])
}
