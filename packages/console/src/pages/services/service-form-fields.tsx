import type { Service } from '@foyer/sdk/business'
import type { ReactNode } from 'react'
import { mostMinutes } from '../../forms/check-minutes.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Check } from '../../ui/check.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'

interface ServiceFieldsProps {
  service: Service | undefined
  /** The field of the category, which comes second. */
  category: ReactNode
}

export function ServiceFields({ service, category }: ServiceFieldsProps) {
  const t = useTexts('services')
  return (
    <>
      <Field label={t.name} name="title" defaultValue={service?.title} maxLength={255} />
      {category}
      <div className="form-columns">
        <NumberField label={t.priceMin} name="price_min" defaultValue={service?.price_min} isOptional />
        <NumberField
          label={t.priceMax}
          name="price_max"
          defaultValue={service && service.price_max > service.price_min ? service.price_max : ''}
          hint={t.priceMaxHint}
          isOptional
        />
        <Field
          label={t.durationMinutes}
          name="duration"
          type="number"
          min="1"
          max={mostMinutes}
          defaultValue={(service?.duration ?? 3600) / 60}
        />
      </div>
      <Check
        label={t.activeField}
        name="active"
        value="1"
        defaultChecked={service === undefined || Boolean(service.active)}
      />
      <details className="more-fields">
        <summary>{t.more}</summary>
        <div className="form-columns">
          <NumberField label={t.discount} name="discount" defaultValue={service?.discount || ''} isOptional />
          <Field
            label={t.capacity}
            name="capacity"
            type="number"
            min="0"
            max="1000"
            defaultValue={service?.capacity ?? 0}
            hint={t.capacityHint}
            isOptional
          />
          <Field
            label={t.weight}
            name="weight"
            type="number"
            defaultValue={service?.weight ?? 0}
            hint={t.weightHint}
            isOptional
          />
          <Field
            label={t.apiId}
            name="api_id"
            defaultValue={service?.api_id}
            hint={t.apiIdHint}
            maxLength={255}
            isOptional
          />
        </div>
        <TextField label={t.comment} name="comment" defaultValue={service?.comment} isOptional />
      </details>
    </>
  )
}
