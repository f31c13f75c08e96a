import { replaysCount } from '@foyer/sdk/inputs'
import { useId, useState } from 'react'
import { browserZone, fromLocal } from '../../data/dates.ts'
import { useChange } from '../../data/use-change.ts'
import { toTyped } from '../../forms/read-input.ts'
import { foyer, type PartnerLocation } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { KnownUrls } from '../applications/known-urls.tsx'
import { LocationChoice } from '../bench/location-choice.tsx'
import { KindsField } from './kinds-field.tsx'

type Range = Parameters<typeof foyer.replays.count>[0]

interface Counted {
  range: Range
  count: number
  isMore: boolean
}

/** What the address asks for. */
export interface Prefilled {
  location: PartnerLocation | undefined
  outcomes: string
  /** As the field has it. */
  from: string
}

/** Asks what to send again, counts it, and asks once more with the number. */
export function StartReplay({ partnerId, prefilled }: { partnerId: number; prefilled: Prefilled }) {
  const t = useTexts('replays')
  const { replayOutcomes } = useTexts('webhooks')
  const { number } = useFormats()
  const say = useToast()
  const urls = useId()
  const [location, setLocation] = useState(prefilled.location)
  const [kinds, setKinds] = useState<string[]>([])
  const [counted, setCounted] = useState<Counted>()
  const { mutateAsync: start } = useChange({
    change: (range: Range) => foyer.replays.create(range),
    affects: [['replay', partnerId]],
  })
  const count = async ({ outcomes = '', from = '', till = '', resources: _, ...typed }: Values) => {
    setCounted(undefined)
    const values = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
    const range = toTyped(
      replaysCount,
      { ...values, outcomes: outcomes.split(','), ...(kinds.length > 0 && { resources: kinds }) },
      { partner_id: partnerId, from: from && fromLocal(from), ...(till && { till: fromLocal(till) }) },
    )
    const { data } = await foyer.replays.count(range)
    setCounted({ range, count: data.count, isMore: data.is_more })
  }
  const isAsked = counted !== undefined && counted.count > 0 && !counted.isMore
  const zone = t.inZone(browserZone())
  return (
    <Panel title={t.title} note={t.note}>
      <PanelBody>
        <Form canBeLeft className="form-columns" label={t.title} onSubmit={count}>
          <LocationChoice partnerId={partnerId} location={location} onChange={setLocation} />
          <SelectField label={t.status} name="outcomes" defaultValue={prefilled.outcomes}>
            {Object.entries(replayOutcomes).map(([outcomes, title]) => (
              <option key={outcomes} value={outcomes}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field label={t.from} name="from" type="datetime-local" hint={zone} defaultValue={prefilled.from} />
          <Field label={t.till} name="till" type="datetime-local" hint={t.tillHint} isOptional />
          <KindsField value={kinds} onChange={setKinds} />
          <SelectField label={t.application} name="application_id" isOptional>
            <option value="">{t.allApplications}</option>
            {location?.applications.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Field label={t.url} name="url" type="url" list={urls} hint={t.urlHint} isOptional />
          <KnownUrls id={urls} partnerId={partnerId} />
          <div className="form-actions">
            <SubmitButton>{t.count}</SubmitButton>
          </div>
        </Form>
        {counted && !isAsked && (
          <Notice kind="info">{counted.isMore ? t.tooMany(number(counted.count)) : t.noMatch}</Notice>
        )}
      </PanelBody>
      {isAsked && (
        <Confirm
          title={t.question(counted.count)}
          action={t.start(counted.count)}
          onConfirm={async () => {
            await start(counted.range)
            setCounted(undefined)
            say(t.started)
          }}
          onClose={() => setCounted(undefined)}
        >
          {t.warning(location?.title ?? '')}
        </Confirm>
      )}
    </Panel>
  )
}
