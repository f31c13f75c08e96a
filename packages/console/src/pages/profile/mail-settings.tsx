import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MailSettings } from '../../foyer.ts'
import { type Language, languages } from '../../texts/language.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { CheckGroup } from '../../ui/check.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useToast } from '../../ui/toast.tsx'

type MailKind = MailSettings['unwanted_mails'][number]

/** Which mails the person gets. Each mail links here. */
export function MailSettingsForm() {
  const t = useTexts('notices')
  const settings = useLoaded(() => foyer.notices.getMailSettings(), ['mail_settings'], { isForForm: true })
  const place = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  const isReady = settings.state.status === 'ready'
  useEffect(() => {
    if (hash === '#mails' && isReady) place.current?.scrollIntoView({ block: 'start' })
  }, [hash, isReady])
  return (
    <div ref={place} id="mails">
      <Panel title={t.mails} note={t.mailsNote}>
        <LoadedView of={settings}>
          {value => (
            <PanelBody>
              <Choices settings={value} />
            </PanelBody>
          )}
        </LoadedView>
      </Panel>
    </div>
  )
}

function Choices({ settings }: { settings: MailSettings }) {
  const t = useTexts('notices')
  const ui = useTexts('ui')
  const language = useLanguage()
  const say = useToast()
  const kinds = Object.entries(t.kinds) as [MailKind, string][]
  const save = async (_values: unknown, form: HTMLFormElement) => {
    const data = new FormData(form)
    const wanted = data.getAll('wanted')
    await foyer.notices.updateMailSettings({
      language: data.get('language') as Language,
      unwanted_mails: kinds.map(([kind]) => kind).filter(kind => !wanted.includes(kind)),
    })
    say(t.mailsSaved)
  }
  return (
    <Form label={t.mails} onSubmit={save}>
      <SelectField label={t.mailLanguage} name="language" defaultValue={settings.language ?? language}>
        {Object.entries(languages).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <CheckGroup
        label={t.wanted}
        name="wanted"
        choices={kinds.map(([value, title]) => ({ value, title }))}
        chosen={kinds.map(([kind]) => kind).filter(kind => !settings.unwanted_mails.includes(kind))}
      />
      <div className="form-actions">
        <SubmitButton kind="plain">{ui.save}</SubmitButton>
      </div>
    </Form>
  )
}
