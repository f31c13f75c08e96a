import { lifecycleTriggers, statusesOf } from '@foyer/contract'
import type { SandboxTriggerForPagesInput } from '@foyer/sdk/account'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useFormats } from '../../texts/formats.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { findIn } from '../../ui/use-options.ts'
import { useCurrentLocation } from '../use-current-location.ts'

type Kind = SandboxTriggerForPagesInput['resource']
type Status = SandboxTriggerForPagesInput['status']
interface Target {
  id: number
  title: string
}

interface ApplicationTarget extends Target {
  partner_id: number
}

/** These reach only an application that has switched them on. */
const switchedOn: Status[] = ['payment', 'client_data_request', 'client_erased']

const statusesOfKind = (kind: Kind): readonly Status[] =>
  kind === 'application' ? lifecycleTriggers : statusesOf(kind)

/** Makes any event happen. */
export function TriggerDialog({ onClose }: { onClose(): void }) {
  const t = useTexts('sandbox-bar')
  const targets = useLoaded(() => foyer.sandbox.targets(), ['sandbox', 'targets'])
  return (
    <Dialog title={t.trigger} onClose={onClose}>
      <p>{t.triggerNote}</p>
      <LoadedView of={targets}>{found => <TriggerForm {...found} onClose={onClose} />}</LoadedView>
    </Dialog>
  )
}

interface TriggerFormProps {
  locations: Target[]
  applications: ApplicationTarget[]
  onClose(): void
}

function TriggerForm({ locations, applications, onClose }: TriggerFormProps) {
  const t = useTexts('sandbox-bar')
  const { kinds } = useTexts('marketplace')
  const words = useTexts('ui')
  const { compare } = useFormats()
  const current = useCurrentLocation()
  const [location, setLocation] = useState<Target | undefined>(
    () => locations.find(({ id }) => id === current?.id) ?? locations[0],
  )
  const [kind, setKind] = useState<Kind>('client')
  const [status, setStatus] = useState<Status>('create')
  const [done, setDone] = useState<string>()
  const first = useFirstApplication(applications)
  const [application, setApplication] = useState(first)
  const possible = statusesOfKind(kind)
  const titleOf = (one: Kind) => (one === 'application' ? t.applicationKind : kinds[one].one)
  const all = [...(Object.keys(kinds) as (keyof typeof kinds)[]), 'application' as const].sort(
    (left, right) => compare(titleOf(left), titleOf(right)),
  )
  const chosen = possible.includes(status) ? status : (possible[0] as Status)
  const isOfApplication = kind === 'application'
  const trigger = async () => {
    if (!location) return
    setDone(undefined)
    const { data } = await foyer.sandbox.triggerForPages({
      location_id: location.id,
      resource: kind,
      status: chosen,
      ...(isOfApplication && { application_id: application?.id }),
    })
    const subject = isOfApplication
      ? (application?.title ?? titleOf(kind))
      : t.numbered(titleOf(kind), data.resource_id)
    setDone(t.triggered(subject, t.statuses[chosen]))
  }
  return (
    <Form canBeLeft onSubmit={trigger} label={t.trigger}>
      <Combobox
        label={t.location}
        name="location_id"
        find={findIn(locations, ({ title }) => title)}
        itemKey={({ id }) => String(id)}
        itemTitle={({ title }) => title}
        value={location}
        onChange={setLocation}
      />
      <SelectField
        label={t.kind}
        name="resource"
        value={kind}
        onChange={event => setKind(event.currentTarget.value as Kind)}
      >
        {all.map(one => (
          <option key={one} value={one}>
            {titleOf(one)}
          </option>
        ))}
      </SelectField>
      {isOfApplication && (
        <SelectField
          label={t.application}
          name="application_id"
          value={String(application?.id)}
          onChange={({ currentTarget }) =>
            setApplication(applications.find(({ id }) => String(id) === currentTarget.value))
          }
        >
          {applications.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t.status}
        name="status"
        value={chosen}
        onChange={event => setStatus(event.currentTarget.value as Status)}
      >
        {possible.map(one => (
          <option key={one} value={one}>
            {t.statuses[one]}
          </option>
        ))}
      </SelectField>
      {isOfApplication && application && switchedOn.includes(chosen) && (
        <p className="soft">
          {rich(t.mustBeOn, {
            link: (
              <Link
                to={`/partners/${application.partner_id}/applications/${application.id}/addresses`}
                onClick={onClose}
              >
                {t.settingsOf(application.title)}
              </Link>
            ),
          })}
        </p>
      )}
      {done && <Notice kind="success">{done}</Notice>}
      <div className="dialog-actions">
        <Button onClick={onClose}>{words.close}</Button>
        <SubmitButton>{t.trigger}</SubmitButton>
      </div>
    </Form>
  )
}

/** That of the page, else one of the page's partner, else one of mine: nobody wants to freeze that of a stranger. */
function useFirstApplication(applications: ApplicationTarget[]): ApplicationTarget | undefined {
  const { partners } = useMe()
  const [, , partnerId, , applicationId] = useLocation().pathname.split('/')
  const isOfPage = useLocation().pathname.startsWith('/partners/')
  const ofPage = isOfPage ? applications.filter(({ partner_id }) => String(partner_id) === partnerId) : []
  return (
    ofPage.find(({ id }) => String(id) === applicationId) ??
    ofPage.at(-1) ??
    applications.findLast(({ partner_id }) => partners.some(({ id }) => id === partner_id)) ??
    applications[0]
  )
}
