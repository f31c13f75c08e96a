import { useSearchParams } from 'react-router'
import { usePages } from '../data/use-pages.ts'
import { foyer, type OutboxMail } from '../foyer.ts'
import { Page } from '../layout/page.tsx'
import { useFormats } from '../texts/formats.ts'
import { useTexts } from '../texts/use-texts.ts'
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

/** It is open to people who are not signed in, and those get no hints: so it asks. */
export function OutboxPage() {
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? ''
  const mails = usePages(
    cursor => foyer.sandbox.listOutboxForPages({ to: to || undefined, cursor }),
    ['mail', to],
    { pollMs: 3000 },
  )
  const { state } = mails.loaded
  const [t, ui] = [useTexts('outbox'), useTexts('ui')]
  // Only a sandbox has an outbox.
  if (state.status === 'failed' && state.httpStatus === 404) return <NotFoundPage />
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={<Button onClick={() => void mails.loaded.reload()}>{ui.refresh}</Button>}
    >
      <Panel title={to ? t.mailTo(to) : t.allMail}>
        <PanelBody>
          <Form
            canBeLeft
            label={ui.filter}
            onSubmit={async values => setQuery(values.to ? { to: values.to } : {})}
          >
            <Field key={to} label={t.recipient} name="to" type="email" defaultValue={to} isOptional />
            <div className="form-actions">
              <SubmitButton kind="plain">{ui.filter}</SubmitButton>
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
  const t = useTexts('outbox')
  const { moment } = useFormats()
  return (
    <li className="row">
      <article className="row-main" aria-label={t.subjectTo(subject, to)}>
        <strong>{subject}</strong>
        <span>{t.facts(to, moment(created_at), t.statuses[status])}</span>
        {error && <span>{error}</span>}
        <LinkedText>{text}</LinkedText>
      </article>
    </li>
  )
}

function NoMail() {
  const t = useTexts('outbox')
  return (
    <Empty icon={<MailIcon />} title={t.noMail}>
      {t.noMailNote}
    </Empty>
  )
}
