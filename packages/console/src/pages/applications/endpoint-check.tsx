import { partnerWebhooksCheckEndpoint } from '@foyer/sdk/inputs'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { readInput } from '../../forms/read-input.ts'
import { foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useApplication } from './application.tsx'
import { CheckRun } from './check-run.tsx'
import { KnownUrls } from './known-urls.tsx'

/** Checks an endpoint of the application. The address of the page names the run, so that a reload shows it again. */
export function EndpointCheckSection() {
  const { application } = useApplication()
  const t = useTexts('applications')
  const [query, setQuery] = useSearchParams()
  const urls = useId()
  const { webhook_url, receiver_url, partner } = application
  const known = [...new Set([receiver_url, webhook_url])].filter(Boolean)
  const runId = Number(query.get('run')) || undefined
  const start = async (_values: unknown, form: HTMLFormElement) => {
    const input = readInput(partnerWebhooksCheckEndpoint, form, { partner_id: partner.id })
    const { data } = await foyer.partnerWebhooks.checkEndpoint(input)
    setQuery({ run: String(data.id) }, { replace: true })
  }
  return (
    <Panel title={t.checkEndpoint} note={t.checkEndpointNote}>
      <PanelBody>
        <Form canBeLeft label={t.checkEndpoint} onSubmit={start}>
          <Field
            label={t.endpoint}
            name="url"
            type="url"
            list={urls}
            defaultValue={known[0]}
            placeholder="https://example.com/hooks"
            hint={t.endpointHint}
          />
          <KnownUrls id={urls} partnerId={partner.id} first={known} />
          <div className="form-actions">
            <SubmitButton>{t.startCheck}</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {runId !== undefined && <CheckRun key={runId} partnerId={partner.id} runId={runId} />}
    </Panel>
  )
}
