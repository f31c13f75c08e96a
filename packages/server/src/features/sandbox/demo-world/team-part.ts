import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { reserveIds } from './demo.store.ts'
import { demo } from './facts.ts'
import {
  addCategory,
  addPosition,
  addResource,
  addSchedule,
  addService,
  addTeamMember,
  type DemoWeek,
} from './team-part.store.ts'

const { positions, byName } = demo.team
const locationId = demo.locations.main

/** The team of the main Location with its schedules, what it does, and what it needs for it. */
export async function seedTeam(ctx: Context, tx: Tx): Promise<void> {
  const at = ctx.clock.now()
  await seedStaff(tx, at)
  await seedServices(tx, at)
  await seedResources(tx)
  await reserveIds(tx, [
    'positions',
    'staff',
    'service_categories',
    'services',
    'resources',
    'resource_instances',
  ])
}

const titles: Record<keyof typeof positions, string> = {
  stylist: 'Stylist',
  barber: 'Barber',
  nailTechnician: 'Nail technician',
  beautician: 'Beautician',
  instructor: 'Instructor',
}

type Member = [name: string, specialization: string, positionId: number, information: string]

const team: Record<keyof typeof byName, Member> = {
  maya: ['Maya Chen', 'Colour and long hair', positions.stylist, 'Fifteen years behind the chair.'],
  leo: ['Leo Martins', 'Cuts and styling', positions.stylist, 'Teaches our styling workshop.'],
  sam: ['Sam Okafor', 'Fades and beards', positions.barber, 'Hot towel included.'],
  irina: ['Irina Petrova', 'Manicure and pedicure', positions.nailTechnician, 'Gel, and nothing but.'],
  amelie: ['Amélie Laurent', 'Skin care and laser', positions.beautician, 'Certified for laser devices.'],
  priya: ['Priya Nair', 'Yoga and massage', positions.instructor, 'Vinyasa in the morning.'],
}

const early: [string, string] = ['08:00', '13:00']
const morning: [string, string] = ['09:00', '13:00']
const late: [string, string] = ['10:00', '13:00']
const shortDay: [string, string][] = [late, ['14:00', '17:00']]

const weeks: Record<keyof typeof byName, DemoWeek['weekdays']> = {
  maya: [morning, ['14:00', '18:00']],
  leo: [late, ['14:00', '19:00']],
  sam: [late, ['14:00', '20:00']],
  irina: [morning, ['13:30', '17:00']],
  amelie: [late, ['14:00', '18:00']],
  priya: [early, ['14:00', '17:00']],
}

async function seedStaff(tx: Tx, at: Date): Promise<void> {
  for (const [name, id] of entriesOf(positions))
    await addPosition(tx, locationId, { id, title: titles[name] })
  for (const [key, id] of entriesOf(byName)) {
    const [name, specialization, positionId, information] = team[key]
    const member = { id, name, specialization, positionId, information, weight: 10 - id }
    await addTeamMember(tx, locationId, { member, at })
    const week = { staffId: id, weekdays: weeks[key], saturday: shortDay }
    await addSchedule(tx, locationId, { week, at })
  }
}

const { hair, nails, face, classes } = demo.serviceCategories

const categories: [id: number, title: string, staffIds: number[]][] = [
  [hair, 'Hair', [byName.maya, byName.leo, byName.sam]],
  [nails, 'Nails', [byName.irina]],
  [face, 'Face and body', [byName.amelie, byName.priya]],
  [classes, 'Classes', [byName.leo, byName.priya]],
]

type DemoOffer = [categoryId: number, title: string, priceMax: number, comment: string]

const offers: Record<keyof typeof demo.services, DemoOffer> = {
  womensHaircut: [hair, "Women's haircut", 95, 'Wash, cut and finish.'],
  mensHaircut: [hair, "Men's haircut", 40, ''],
  colouring: [hair, 'Colouring', 220, 'The price depends on the length.'],
  blowDry: [hair, 'Blow-dry', 45, ''],
  beardTrim: [hair, 'Beard trim', 25, ''],
  manicure: [nails, 'Manicure', 50, ''],
  gelManicure: [nails, 'Gel manicure', 55, 'Lasts three weeks.'],
  pedicure: [nails, 'Pedicure', 60, ''],
  facial: [face, 'Facial', 120, 'For every skin.'],
  massage: [face, 'Massage', 110, ''],
  laser: [face, 'Laser hair removal', 150, 'Shave the day before.'],
  brows: [face, 'Brow shaping', 34.5, ''],
  yoga: [classes, 'Morning yoga', 20, 'Mats are here.'],
  workshop: [classes, 'Styling workshop', 75, 'Bring your brush.'],
}

async function seedServices(tx: Tx, at: Date): Promise<void> {
  for (const [id, title, staffIds] of categories)
    await addCategory(tx, locationId, { id, title, staffIds, weight: 10 - id })
  for (const [key, fact] of entriesOf(demo.services)) {
    const [categoryId, title, priceMax, comment] = offers[key]
    const service = {
      id: fact.id,
      categoryId,
      title,
      comment,
      priceMin: fact.price,
      priceMax,
      length: fact.length,
      capacity: 'capacity' in fact ? fact.capacity : 0,
      staffIds: fact.staff,
    }
    await addService(tx, locationId, { service, at })
  }
}

const things: Record<keyof typeof demo.resources, [title: string, instance: string, description: string]> = {
  washBasin: ['Wash basins', 'Basin', 'By the window.'],
  nailDesk: ['Nail desks', 'Desk', ''],
  pedicureChair: ['Pedicure chairs', 'Chair', 'With massage.'],
  treatmentRoom: ['Treatment rooms', 'Room', 'Second floor.'],
  laserDevice: ['Laser device', 'Device', 'Serviced every spring.'],
  studio: ['Studio', 'Hall', 'Room for twelve mats.'],
}

async function seedResources(tx: Tx): Promise<void> {
  for (const [key, { id, instances, services }] of entriesOf(demo.resources)) {
    const [title, instance, description] = things[key]
    await addResource(tx, locationId, {
      id,
      title,
      description,
      instances: instances.map((instanceId, index) => ({
        id: instanceId,
        title: `${instance} ${index + 1}`,
      })),
      serviceIds: services,
    })
  }
}

const entriesOf = <T extends object>(facts: T) => Object.entries(facts) as [keyof T, T[keyof T]][]
