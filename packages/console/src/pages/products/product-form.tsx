import { goodsCreate } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { ifRead } from '../../data/use-list.ts'
import { EntityDrawer, EntityForm } from '../../forms/entity-drawer.tsx'
import { onlyEdited, readInput } from '../../forms/read-input.ts'
import { foyer, type Good } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { findIn } from '../../ui/use-options.ts'
import { usePlace } from '../business/place.tsx'
import { useGoodsCategories } from './lookups.ts'
import { UnitField } from './unit-field.tsx'

interface ProductFormProps {
  /** Without it a product is created. */
  good?: Good
  isGone?: boolean
  onClose(): void
}

/** Creates or changes a product. */
export function ProductForm({ good, isGone, onClose }: ProductFormProps) {
  const t = useTexts('products')
  return (
    <EntityDrawer title={good ? good.title : t.newProduct} entity={good} isGone={isGone} onClose={onClose}>
      {shown => <ProductFields good={shown} />}
    </EntityDrawer>
  )
}

function ProductFields({ good }: { good: Good | undefined }) {
  const t = useTexts('products')
  const ui = useTexts('ui')
  const { locationId } = usePlace()
  const { mutateAsync } = useChange({
    change: (save: () => Promise<{ data: Good }>) => save(),
    affects: [['good', locationId]],
  })
  const save = async (form: HTMLFormElement) => {
    const company_id = locationId
    const input = readInput(goodsCreate, form, { company_id })
    const { data } = await mutateAsync(() =>
      good
        ? foyer.goods.update({ ...onlyEdited(form, input), company_id, good_id: good.good_id })
        : foyer.goods.create(input),
    )
    return good ? ui.saved : t.created(data.title)
  }
  return (
    <EntityForm onSave={save} createAction={ui.create}>
      <Field label={t.name} name="title" defaultValue={good?.title} maxLength={255} autoFocus />
      <CategoryField good={good} />
      <div className="form-columns">
        <NumberField label={t.price} name="cost" defaultValue={good?.cost} isOptional />
        <NumberField label={t.cost} name="actual_cost" defaultValue={good?.actual_cost} isOptional />
        <UnitField label={t.saleUnit} name="sale_unit_id" value={good?.unit_id} />
        <UnitField label={t.serviceUnit} name="service_unit_id" value={good?.service_unit_id} />
        <NumberField label={t.unitEquals} name="unit_equals" defaultValue={good?.unit_equals} isOptional />
        <NumberField
          label={t.criticalAmount}
          name="critical_amount"
          defaultValue={good?.critical_amount}
          hint={t.criticalHint}
          isOptional
        />
        <NumberField
          label={t.desiredAmount}
          name="desired_amount"
          defaultValue={good?.desired_amount}
          isOptional
        />
        <Field label={t.article} name="article" defaultValue={good?.article} maxLength={255} isOptional />
        <Field label={t.barcode} name="barcode" defaultValue={good?.barcode} maxLength={255} isOptional />
      </div>
      <TextField label={t.comment} name="comment" rows={3} defaultValue={good?.comment} isOptional />
    </EntityForm>
  )
}

interface Category {
  id: number
  title: string
}

/** Chooses the category, or creates one of the name that was typed. */
function CategoryField({ good }: { good: Good | undefined }) {
  const t = useTexts('products')
  const { locationId } = usePlace()
  const categories = useGoodsCategories()
  const [category, setCategory] = useState<Category | undefined>(
    good && { id: good.category_id, title: good.category },
  )
  const { mutateAsync } = useChange({
    change: (title: string) => foyer.goodsCategories.create({ company_id: locationId, title }),
    affects: [['goods_category', locationId]],
  })
  return (
    <Combobox<Category>
      label={t.category}
      name="category_id"
      value={category}
      onChange={setCategory}
      find={findIn(ifRead(categories), ({ title }) => title)}
      itemKey={({ id }) => id}
      itemTitle={({ title }) => title}
      create={async title => (await mutateAsync(title)).data}
    />
  )
}
