import { useSearchParams } from 'react-router'
import { toMoment } from '../data/dates.ts'
import { usePages } from '../data/use-pages.ts'
import { foyer, type OutboxMail } from '../foyer.ts'
import { Page } from '../layout/page.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { MailIcon } from '../ui/icons.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import { Panel, PanelBody } from '../ui/panel.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { NotFoundPage } from './not-found.tsx'

export function OutboxPage() {
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? ''
  const mails = usePages(cursor => foyer.sandbox.listOutboxForPages({ to: to || undefined, cursor }), to)
  const { state } = mails.loaded
  // Only a sandbox has an outbox.
  if (state.status === 'failed' && state.httpStatus === 404) return <NotFoundPage />
  return (
    <Page
      title="Outbox"
      description="Mail of this sandbox, newest first. None of it leaves this machine unless SMTP_URL is set."
      actions={<Button onClick={() => void mails.loaded.reload()}>Refresh</Button>}
    >
      <Panel title={to ? `Mail to ${to}` : 'All mail'}>
        <PanelBody>
          <Form label="Filter" onSubmit={async values => setQuery(values.to ? { to: values.to } : {})}>
            <Field key={to} label="Recipient" name="to" type="email" defaultValue={to} isOptional />
            <div className="form-actions">
              <SubmitButton kind="plain">Filter</SubmitButton>
            </div>
          </Form>
        </PanelBody>
        <PagedList of={mails} empty={<NoMail />}>
          {list => (
            <ul className="rows">
              {list.map(mail => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
    </Page>
  )
}

function MailRow({ mail: { to, subject, text, created_at, status, error } }: { mail: OutboxMail }) {
  return (
    <li className="row">
      <article className="row-main" aria-label={`${subject}, to ${to}`}>
        <strong>{subject}</strong>
        <span>
          to {to} · {toMoment(created_at)} · {status}
        </span>
        {error && <span>{error}</span>}
        <LinkedText>{text}</LinkedText>
      </article>
    </li>
  )
}

function NoMail() {
  return (
    <Empty icon={<MailIcon />} title="No mail">
      Sign up, change an address or reset a password: the mail appears here within seconds.
    </Empty>
  )
}
