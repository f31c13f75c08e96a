import { personalDataUpdateRetention } from '@foyer/sdk/inputs'
import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useRead } from '../../data/use-read.ts'
import { readInput } from '../../forms/read-input.ts'
import { foyer, type Retention } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form, notSaved } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePlace } from '../business/place.tsx'
import { ConfirmRetention } from './confirm-retention.tsx'

/** After which time a Location erases what it no longer needs. */
export function RetentionPanel() {
  const { locationId, formats } = usePlace()
  const t = useTexts('personal-data')
  const loaded = useLoaded(
    ({ signal }) => foyer.personalData.getRetention({ location_id: locationId }, { signal }),
    ['retention', locationId],
    { isForForm: true },
  )
  return (
    <Panel title={t.retention} note={t.retentionNote}>
      <LoadedView of={loaded}>
        {retention => (
          <PanelBody>
            <RetentionForm key={locationId} retention={retention} />
            {retention.applied_at && <p>{t.applied(formats.moment(retention.applied_at))}</p>}
          </PanelBody>
        )}
      </LoadedView>
    </Panel>
  )
}

/** Each setting with its smallest and largest value, and what it erases. */
const fields = [
  { name: 'client_months', due: 'due_clients', min: 3, max: 120 },
  { name: 'call_months', due: 'due_calls', min: 1, max: 120 },
  { name: 'delivery_days', due: 'due_events', min: 1, max: 29 },
] as const
type FieldName = (typeof fields)[number]['name']

function RetentionForm({ retention }: { retention: Retention }) {
  const { locationId } = usePlace()
  const t = useTexts('personal-data')
  const ui = useTexts('ui')
  const say = useToast()
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const due = useDue(retention, typed)
  const { mutateAsync: save } = useChange({
    affects: [['retention', locationId]],
    change: (form: HTMLFormElement) =>
      foyer.personalData.updateRetention(
        readInput(personalDataUpdateRetention, form, { location_id: locationId }),
      ),
  })
  const [asked, setAsked] = useState<{ form: HTMLFormElement; due: Retention }>()
  const saveNow = async (form: HTMLFormElement) => {
    await save(form)
    say(t.retentionSaved)
  }
  // Counted again: what the hints say may be about what was typed before.
  const submit = async (_values: unknown, form: HTMLFormElement) => {
    const tried = triedOf(Object.fromEntries(fields.map(({ name }) => [name, valueIn(form, name)])))
    const isOutOfRange = fields.some(({ name }) => valueIn(form, name) !== '' && !(name in tried))
    // The API refuses that, and erases nothing.
    if (isOutOfRange) return saveNow(form)
    const found = (await foyer.personalData.getRetention({ location_id: locationId, ...tried })).data
    const wouldErase = withoutOff(found, tried)
    if (fields.every(({ due: counted }) => wouldErase[counted].count === 0)) return saveNow(form)
    setAsked({ form, due: wouldErase })
    return notSaved
  }
  return (
    <>
      {asked && (
        <ConfirmRetention
          due={asked.due}
          onConfirm={() => saveNow(asked.form)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Form onSubmit={submit} label={t.retention}>
        {fields.map(({ name, due: counted, min, max }) => (
          <Field
            key={name}
            label={t.settings[name]}
            name={name}
            type="number"
            min={min}
            max={max}
            inputMode="numeric"
            defaultValue={retention[name] ?? ''}
            onChange={({ target }) => setTyped(before => ({ ...before, [name]: target.value }))}
            hint={`${t.limits[name](min, max)} ${t.dueNow[name](due?.[counted] ?? { count: 0, is_exact: true })}`}
            isOptional
          />
        ))}
        <div className="form-actions">
          <SubmitButton>{ui.save}</SubmitButton>
        </div>
      </Form>
    </>
  )
}

type Tried = Partial<Record<FieldName, number>>

const valueIn = (form: HTMLFormElement, name: FieldName): string =>
  (form.elements.namedItem(name) as HTMLInputElement).value

/** The API counts only values that it would save. */
const triedOf = (typed: Partial<Record<FieldName, string | number | null>>): Tried =>
  Object.fromEntries(
    fields
      .map(({ name, min, max }) => ({ name, min, max, value: Number(typed[name] || 0) }))
      .filter(({ value, min, max }) => Number.isInteger(value) && value >= min && value <= max)
      .map(({ name, value }) => [name, value]),
  )

/** A field that was emptied erases nothing, whatever is saved. */
function withoutOff(data: Retention, tried: Tried): Retention {
  const isOff = (name: FieldName) => !(name in tried)
  const none = { count: 0, is_exact: true }
  return {
    ...data,
    due_clients: isOff('client_months') ? none : data.due_clients,
    first_clients: isOff('client_months') ? [] : data.first_clients,
    due_calls: isOff('call_months') ? none : data.due_calls,
    due_events: isOff('delivery_days') ? none : data.due_events,
  }
}

/** What would be erased now by what is typed. */
function useDue(retention: Retention, typed: Partial<Record<FieldName, string>>): Retention | undefined {
  const { locationId } = usePlace()
  const { client_months, call_months, delivery_days } = retention
  const tried = triedOf({ client_months, call_months, delivery_days, ...typed })
  const { data } = useRead(
    ['retention', locationId, 'due', tried],
    async ({ signal }) =>
      (await foyer.personalData.getRetention({ location_id: locationId, ...tried }, { signal })).data,
    { keepsPrevious: true },
  )
  return data && withoutOff(data, tried)
}
