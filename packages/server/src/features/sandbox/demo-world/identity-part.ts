import type { Context } from '../../../context.ts'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import { hashToken, hintOf } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sealPurpose } from '../../marketplace/partners/partners.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import {
  addChain,
  addLocation,
  addMembership,
  addPartner,
  addPartnerMember,
  addRole,
  addUser,
  addUserToken,
} from './identity-part.store.ts'

const usa = 840
const sanFrancisco = 5391959
const oakland = 5378538
const germany = 276
const berlin = 2950159

/** Partners, people, Chains and Locations of the demo world. */
export async function seedIdentity(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  await seedPartners(ctx, tx, at)
  await seedPeople(ctx, tx, at)
  await addPartnerMember(tx, demo.partner.id, demo.developer.id)
  await addPartnerMember(tx, demo.otherPartner.id, demo.stranger.id)
  await seedLocations(tx, at)
  await reserveIds(tx, ['partners', 'partner_tokens', 'users', 'user_tokens', 'chains', 'locations', 'roles'])
}

async function seedPartners(ctx: Context, tx: Tx, at: Date): Promise<void> {
  for (const { id, title, token } of [demo.partner, demo.otherPartner])
    await addPartner(tx, {
      id,
      title,
      hash: hashToken(token),
      sealed: seal(ctx.key, sealPurpose(id), token),
      hint: hintOf(token),
      at,
    })
}

async function seedPeople(ctx: Context, tx: Tx, at: Date): Promise<void> {
  const { systemUser, owner, memberWithoutRights, operator, developer, stranger } = demo
  const nobody = { email: null, phone: null, passwordHash: null, isOperator: false }
  await addUser(tx, { ...nobody, id: systemUser.id, name: systemUser.name, partnerId: demo.partner.id, at })
  for (const person of [owner, memberWithoutRights, operator, developer, stranger])
    await addUser(tx, {
      id: person.id,
      name: person.name,
      email: person.login,
      phone: person.phone,
      passwordHash: await hashPassword(person.password, ctx.passwordCost),
      partnerId: null,
      isOperator: person === operator,
      at,
    })
  for (const { id, token } of [systemUser, owner, memberWithoutRights])
    await addUserToken(tx, { userId: id, hash: hashToken(token), hint: hintOf(token), at })
}

async function seedLocations(tx: Tx, at: Date): Promise<void> {
  const { chains, locations, owner, memberWithoutRights, developer, stranger } = demo
  const american = { countryId: usa, cityId: sanFrancisco, timezoneName: 'America/Los_Angeles', at }
  await addChain(tx, { id: chains.own, title: 'Bloom Studios', at })
  await addChain(tx, { id: chains.test, title: 'Acme test Location', at })
  await addChain(tx, { id: chains.blocked, title: 'Quiet Corner', at })
  await addChain(tx, { id: chains.foreign, title: 'Kiez Barbers', at })

  await addLocation(tx, {
    ...american,
    id: locations.main,
    chainId: chains.own,
    title: 'Bloom Mission',
    businessTypeId: 101,
    category: 'Beauty salon',
    address: '2400 Mission Street',
    phone: '+14155550110',
  })
  await addLocation(tx, {
    ...american,
    id: locations.second,
    chainId: chains.own,
    title: 'Bloom Oakland',
    cityId: oakland,
    businessTypeId: 101,
    category: 'Beauty salon',
    address: '300 Broadway',
    phone: '+15105550111',
  })
  await addLocation(tx, {
    ...american,
    id: locations.test,
    chainId: chains.test,
    title: 'Acme test Location',
    businessTypeId: 102,
    category: 'Hair salon',
    address: '1 Test Way',
    phone: '+14155550112',
  })
  await addLocation(tx, {
    ...american,
    id: locations.blocked,
    chainId: chains.blocked,
    title: 'Quiet Corner Spa',
    businessTypeId: 202,
    category: 'Spa',
    address: '9 Silent Lane',
    phone: '+14155550113',
  })
  await addLocation(tx, {
    id: locations.foreign,
    chainId: chains.foreign,
    title: 'Kiez Barbers',
    countryId: germany,
    cityId: berlin,
    timezoneName: 'Europe/Berlin',
    businessTypeId: 103,
    category: 'Barbershop',
    address: 'Oranienstraße 25',
    phone: '+493012345678',
    at,
  })

  for (const locationId of [locations.main, locations.second, locations.blocked])
    await addMembership(tx, { locationId, userId: owner.id, roleTitle: 'Owner', at })
  await addMembership(tx, { locationId: locations.test, userId: developer.id, roleTitle: 'Owner', at })
  await addMembership(tx, { locationId: locations.foreign, userId: stranger.id, roleTitle: 'Owner', at })
  await addRole(tx, { id: 4, locationId: locations.main, slug: null, title: 'Newcomer', rights: [] })
  await addMembership(tx, {
    locationId: locations.main,
    userId: memberWithoutRights.id,
    roleTitle: 'Newcomer',
    at,
  })
}
