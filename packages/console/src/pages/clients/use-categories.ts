import { useChange } from '../../data/use-change.ts'
import { useList } from '../../data/use-list.ts'
import { type ClientCategory, foyer } from '../../foyer.ts'

const key = (locationId: number) => ['client_category', locationId]

/** The categories of a location. */
export const useCategories = (locationId: number): ClientCategory[] =>
  useList(key(locationId), options => foyer.labels.list({ company_id: locationId }, options))

export interface CategoryInput {
  title: string
  color?: string
}

/** Changes to categories; lists of clients show their names. */
export function useCategoryChanges(locationId: number) {
  const affects = [key(locationId), ['client', locationId]]
  const create = useChange({
    affects: [key(locationId)],
    change: async (input: CategoryInput) =>
      (await foyer.labels.create({ company_id: locationId, ...input })).data,
  })
  const update = useChange({
    affects,
    change: ({ id, ...input }: Partial<CategoryInput> & { id: number }) =>
      foyer.labels.update({ company_id: locationId, label_id: id, ...input }),
  })
  const remove = useChange({
    affects,
    change: (id: number) => foyer.labels.delete({ company_id: locationId, label_id: id }),
  })
  return { create: create.mutateAsync, update: update.mutateAsync, remove: remove.mutateAsync }
}
