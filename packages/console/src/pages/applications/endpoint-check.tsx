import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { foyer } from '../../foyer.ts'
import { Field } from '../../ui/field.tsx'
import { Form, type Values } from '../../ui/form.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useApplication } from './application.tsx'
import { CheckRun } from './check-run.tsx'

/** Checks an endpoint of the application. The address of the page names the run, so that a reload shows it again. */
export function EndpointCheckSection() {
  const { application } = useApplication()
  const [query, setQuery] = useSearchParams()
  const urls = useId()
  const { webhook_url, receiver_url, partner } = application
  const known = [...new Set([receiver_url, webhook_url])].filter(Boolean)
  const runId = Number(query.get('run')) || undefined
  const start = async ({ url }: Values) => {
    const { data } = await foyer.partnerWebhooks.checkEndpoint({ partner_id: partner.id, url: url ?? '' })
    setQuery({ run: String(data.id) }, { replace: true })
  }
  return (
    <Panel
      title="Check your endpoint"
      note="Sends about 60 requests to the live endpoint: what production will do to it, and what strangers may try. Most are signed like real deliveries and are not marked as tests, so your endpoint may store the sample records. A marketplace URL also gets an uninstall, a freeze and a payment, for a location and an application that do not exist."
    >
      <PanelBody>
        <Form label="Check your endpoint" onSubmit={start}>
          <Field
            label="Endpoint"
            name="url"
            type="url"
            list={urls}
            defaultValue={known[0]}
            placeholder="https://example.com/hooks"
            hint="A URL of this application or of the partner account, or an endpoint of yours in a location."
          />
          <datalist id={urls}>
            {known.map(url => (
              <option key={url} value={url} />
            ))}
          </datalist>
          <div className="form-actions">
            <SubmitButton>Check endpoint</SubmitButton>
          </div>
        </Form>
      </PanelBody>
      {runId !== undefined && <CheckRun key={runId} partnerId={partner.id} runId={runId} />}
    </Panel>
  )
}
