import type { Service } from '@foyer/sdk/business'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { usePlace } from '../business/place.tsx'
import { changePrice, roundings } from './prices.ts'
import { priceRange } from './service-columns.tsx'

type Price = Pick<Service, 'price_min' | 'price_max'>

interface ChangePriceProps {
  services: readonly Service[]
  onChoose(priceOf: (service: Service) => Price): void
  onClose(): void
}

const previews = 4

/** Asks by how many percent prices change, and shows what comes out. */
export function ChangePrice({ services, onChoose, onClose }: ChangePriceProps) {
  const t = useTexts('services')
  const ui = useTexts('ui')
  const place = usePlace()
  const [percent, setPercent] = useState('10')
  const [rounding, setRounding] = useState(1)
  const change = { percent: Math.max(-100, Number(percent) || 0), rounding }
  const words = (price: Price) => priceRange(price, place)
  return (
    <Dialog title={t.changePrice} onClose={onClose}>
      <Form onSubmit={async () => onChoose(service => changePrice(service, change))}>
        <NumberField
          label={t.percent}
          name="percent"
          hint={t.percentHint}
          value={percent}
          onChange={setPercent}
        />
        <SelectField
          label={t.rounding}
          name="rounding"
          value={rounding}
          onChange={event => setRounding(Number(event.target.value))}
        >
          {roundings.map(step => (
            <option key={step} value={step}>
              {place.money(step)}
            </option>
          ))}
        </SelectField>
        <section aria-label={t.preview}>
          <ul className="price-preview">
            {services.slice(0, previews).map(service => (
              <li key={service.id}>
                {t.previewOf(service.title, words(service), words(changePrice(service, change)))}
              </li>
            ))}
          </ul>
          {services.length > previews && <p>{t.morePreviews(services.length - previews)}</p>}
        </section>
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton>{t.apply(services.length)}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
