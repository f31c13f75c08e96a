import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { SelectField } from '../../ui/field.tsx'
import { CloseIcon, PlusIcon } from '../../ui/icons.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { usePlace } from '../business/place.tsx'
import { findGoods } from './find-goods.ts'
import { emptyLine, fieldOf, type Line, suggestedPrice } from './operation-draft.ts'
import { type OperationType, operationType } from './operation-types.ts'
import { totalStock } from './stock.ts'
import { useUnitWords } from './use-unit-words.ts'

interface OperationLinesProps {
  type: OperationType
  lines: Line[]
  onChange(lines: Line[]): void
}

const maxLines = 300

/** The products of an operation with their amounts. */
export function OperationLines({ type, lines, onChange }: OperationLinesProps) {
  const t = useTexts('products')
  const add = () => onChange([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)])
  return (
    <fieldset className="operation-lines">
      <legend>{t.lines}</legend>
      {lines.map((line, index) => (
        <OperationLine
          key={line.key}
          type={type}
          line={line}
          index={index}
          onChange={changed => onChange(lines.with(index, changed))}
          onRemove={lines.length > 1 ? () => onChange(lines.filter(one => one !== line)) : undefined}
        />
      ))}
      {lines.length < maxLines && (
        <Button icon={<PlusIcon />} onClick={add}>
          {t.addLine}
        </Button>
      )}
    </fieldset>
  )
}

interface OperationLineProps {
  type: OperationType
  line: Line
  index: number
  onChange(line: Line): void
  onRemove: (() => void) | undefined
}

function OperationLine({ type, line, index, onChange, onRemove }: OperationLineProps) {
  const t = useTexts('products')
  const { locationId } = usePlace()
  const { good, unitType } = line
  const { shortOf, amountOfGood } = useUnitWords()
  return (
    <fieldset className="operation-line" aria-label={t.lineOf(index + 1)}>
      <Combobox
        label={t.product}
        name={fieldOf(index, 'good_id')}
        value={good}
        onChange={chosen => onChange({ ...emptyLine(line.key, chosen), amount: line.amount })}
        find={(text, signal) => findGoods(locationId, text.trim(), signal)}
        itemKey={({ good_id }) => good_id}
        itemTitle={({ title }) => title}
        hint={good && t.inStock(amountOfGood(totalStock(good), good))}
        itemNote={one =>
          [one.article || one.category, t.inStock(amountOfGood(totalStock(one), one))]
            .filter(Boolean)
            .join(' · ')
        }
      />
      <NumberField label={t.amount} name={fieldOf(index, 'amount')} defaultValue={line.amount} />
      <SelectField
        label={t.unit}
        name={fieldOf(index, 'operation_unit_type')}
        value={unitType}
        onChange={({ target }) =>
          onChange({ ...line, unitType: target.value === '2' ? 2 : 1, price: undefined })
        }
      >
        <option value={1}>{good ? shortOf(good.unit_id, good.unit_short_title) : '–'}</option>
        {good && good.service_unit_id !== good.unit_id && (
          <option value={2}>{shortOf(good.service_unit_id, good.service_unit_short_title)}</option>
        )}
      </SelectField>
      {type !== operationType.move && (
        <NumberField
          // Another product, unit or type brings its own price.
          key={`${good?.good_id} ${unitType} ${type}`}
          label={t.price}
          name={fieldOf(index, 'cost_per_unit')}
          defaultValue={(line.price ?? suggestedPrice(type, line)) || ''}
          required={false}
        />
      )}
      {onRemove && (
        <Button
          kind="quiet"
          icon={<CloseIcon />}
          aria-label={t.removeLine(index + 1)}
          title={t.removeLine(index + 1)}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}
