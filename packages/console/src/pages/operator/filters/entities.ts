import { foyer } from '../../../foyer.ts'

export type EntityKind = 'person' | 'partner' | 'location' | 'application'

/** What a filter chooses. */
export interface Entity {
  id: number
  title: string
  /** What tells it from others of the name, beside its ID. */
  note: string
}

const count = 10
const { operators } = foyer

/** Finds by a part of the name, and all but applications by an ID, too. Nothing here reads the account of a person. */
export const findEntities: Record<EntityKind, (text: string) => Promise<Entity[]>> = {
  person: async text =>
    (await operators.listPeople({ text: text || undefined, count })).data.map(({ id, name, email }) => ({
      id,
      title: name,
      note: email,
    })),
  partner: async text => (await operators.listPartners({ text: text || undefined, count })).data.map(titled),
  location: async text =>
    (await operators.listLocations({ text: text || undefined, count })).data.map(titled),
  application: async text =>
    (await operators.listApplications({ text: text || undefined, count })).data.map(titled),
}

/** The one of an ID that stands in the address; undefined if there is none. */
export async function findEntity(kind: EntityKind, id: number): Promise<Entity | undefined> {
  if (kind === 'application')
    return operators.getApplication({ application_id: id }).then(({ data }) => titled(data))
  return (await findEntities[kind](String(id))).find(entity => entity.id === id)
}

const titled = ({ id, title }: { id: number; title: string }): Entity => ({ id, title, note: '' })
