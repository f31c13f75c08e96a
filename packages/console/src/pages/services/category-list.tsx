import type { Service, ServiceCategory } from '@foyer/sdk/business'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { useSearch } from '../../data/use-search.ts'
import { foyer, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { MoreIcon, PlusIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useToast } from '../../ui/toast.tsx'
import { CategoryEditor, DeleteCategory } from './category-editor.tsx'
import { inOrder, reorder, type Weighted } from './reorder.ts'

interface CategoryListProps {
  location: MyLocation
  categories: readonly ServiceCategory[]
  services: readonly Service[]
}

type Open = { kind: 'create' } | { kind: 'rename' | 'delete'; category: ServiceCategory }

/** Chooses a category, and changes the categories and their order. */
export function CategoryList({ location, categories, services }: CategoryListProps) {
  const t = useTexts('services')
  const say = useToast()
  const { values, set } = useSearch(['category'])
  const chosen = values.category
  const setChosen = (category: string) => set({ category }, { isStep: true })
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { mutateAsync: weigh } = useChange({
    change: async (weights: Weighted[]) => {
      for (const { id, weight } of weights)
        await foyer.serviceCategories.update({ location_id: location.id, category_id: id, weight })
    },
    affects: [['service_category', location.id]],
    optimistic: {
      key: ['service_category', location.id, 'list'],
      apply: (shown: ServiceCategory[], weights) => inOrder(shown, weights),
    },
  })
  const moveBy = (from: number, step: number) =>
    weigh(reorder(categories, from, from + step)).catch(error => say(error.message, { kind: 'error' }))
  const countOf = (id: number) => services.filter(({ category_id }) => category_id === id).length

  return (
    <nav className="categories" aria-label={t.categories}>
      <ul>
        <li>
          <CategoryButton
            title={t.allServices}
            count={services.length}
            isChosen={chosen === ''}
            onChoose={() => setChosen('')}
          />
        </li>
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryButton
              title={category.title}
              count={countOf(category.id)}
              isChosen={chosen === String(category.id)}
              onChoose={() => setChosen(String(category.id))}
            />
            <Menu
              label={t.categoryActions(category.title)}
              className="button button-quiet"
              items={[
                { title: t.renameCategory, onSelect: () => setOpen({ kind: 'rename', category }) },
                { title: t.moveUp, isDisabled: index === 0, onSelect: () => moveBy(index, -1) },
                {
                  title: t.moveDown,
                  isDisabled: index === categories.length - 1,
                  onSelect: () => moveBy(index, 1),
                },
                'line',
                {
                  title: t.deleteCategory,
                  kind: 'danger',
                  onSelect: () => setOpen({ kind: 'delete', category }),
                },
              ]}
            >
              <MoreIcon />
            </Menu>
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'create' })}>
        {t.addCategory}
      </Button>
      {open?.kind === 'delete' ? (
        <DeleteCategory
          locationId={location.id}
          category={open.category}
          onDeleted={() => setChosen('')}
          onClose={close}
        />
      ) : (
        open && (
          <CategoryEditor
            locationId={location.id}
            category={
              // As it is now: somebody else may have renamed it.
              open.kind === 'rename'
                ? (categories.find(({ id }) => id === open.category.id) ?? open.category)
                : undefined
            }
            onSaved={({ id }) => setChosen(String(id))}
            onClose={close}
          />
        )
      )}
    </nav>
  )
}

interface CategoryButtonProps {
  title: string
  count: number
  isChosen: boolean
  onChoose(): void
}

function CategoryButton({ title, count, isChosen, onChoose }: CategoryButtonProps) {
  return (
    <button type="button" className="category" aria-current={isChosen || undefined} onClick={onChoose}>
      <span className="long-name" title={title}>
        {title}
      </span>
      <small>{count}</small>
    </button>
  )
}
