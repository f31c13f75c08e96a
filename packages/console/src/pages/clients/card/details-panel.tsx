import { useChange } from '../../../data/use-change.ts'
import { Latest } from '../../../forms/latest.tsx'
import { useDraft } from '../../../forms/use-draft.ts'
import { type Client, foyer } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Form } from '../../../ui/form.tsx'
import { Panel, PanelBody } from '../../../ui/panel.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { type ClientDraft, checkBirthDate, toDraft, toInput } from '../client-draft.ts'
import { ClientFields } from '../client-fields.tsx'
import type { SectionProps } from './section.ts'

type ClientInput = ReturnType<typeof toInput>

interface DetailsProps extends SectionProps {
  /** Somebody has deleted the client: what was typed can still be read, but not saved. */
  isGone: boolean
}

/** The form of a client. */
export function DetailsPanel(props: DetailsProps) {
  const t = useTexts('clients')
  const showsPhones = props.place.has('client_phones_access')
  return (
    <Panel title={t.details}>
      <PanelBody>
        <Latest of={toDraft(props.client, { showsPhones })} followsVersions>
          {shown => <DetailsForm {...props} before={shown} />}
        </Latest>
      </PanelBody>
    </Panel>
  )
}

function DetailsForm({ locationId, client, place, before, isGone }: DetailsProps & { before: ClientDraft }) {
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const say = useToast()
  const showsPhones = place.has('client_phones_access')
  const [draft, setDraft] = useDraft(before)
  const input = toInput(before, draft)
  const isChanged = Object.keys(input).length > 0
  const { mutateAsync: update } = useChange({
    affects: [['client', locationId]],
    change: (changes: ClientInput) =>
      foyer.clients.update({ company_id: locationId, client_id: client.id, ...changes }),
  })
  const save = async () => {
    checkBirthDate(draft)
    if (isChanged) await update(input)
    say(ui.saved)
  }
  return (
    <Form onSubmit={save} label={t.details} className="form-full">
      <ClientFields
        locationId={locationId}
        draft={draft}
        onChange={change => setDraft(known => ({ ...known, ...change }))}
        maskedPhone={showsPhones ? undefined : client.phone}
      />
      <CustomFields client={client} />
      <div className="form-actions">
        {!isGone && <SubmitButton>{ui.save}</SubmitButton>}
        {isChanged && !isGone && (
          <>
            <Button onClick={() => setDraft(before)}>{t.discard}</Button>
            <span className="form-note">{t.unsaved}</span>
          </>
        )}
      </div>
    </Form>
  )
}

/** Applications write these; people read them. */
function CustomFields({ client }: { client: Client }) {
  const t = useTexts('clients')
  const entries = Object.entries(client.custom_fields)
  if (entries.length === 0) return null
  return (
    <section aria-label={t.customFields} className="custom-fields">
      <h3>{t.customFields}</h3>
      <Facts>
        {entries.map(([name, value]) => (
          <Fact key={name} name={name}>
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
