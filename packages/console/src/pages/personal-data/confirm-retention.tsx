import '../../ui/chip.css'
import { Link } from 'react-router'
import type { Retention } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { usePlace } from '../business/place.tsx'

interface ConfirmRetentionProps {
  due: Retention
  onConfirm(): Promise<void>
  onClose(): void
}

/** Says how much a retention would erase at once, and whom, before it is saved. */
export function ConfirmRetention({ due, onConfirm, onClose }: ConfirmRetentionProps) {
  const { locationId } = usePlace()
  const t = useTexts('personal-data')
  const ui = useTexts('ui')
  const { due_clients, due_calls, due_events, first_clients } = due
  const more = due_clients.count - first_clients.length
  const confirm = async () => {
    await onConfirm()
    onClose()
  }
  return (
    <Dialog title={t.confirmRetention} onClose={onClose}>
      <Form canBeLeft onSubmit={confirm}>
        <p>{t.confirmRetentionNote}</p>
        {due_clients.count > 0 && (
          <>
            <p>
              <strong>{t.dueNow.client_months(due_clients)}</strong>
            </p>
            <ul className="chips" aria-label={t.firstClients}>
              {first_clients.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/locations/${locationId}/clients/${id}`}>{name || t.clientNumber(id)}</Link>
                </li>
              ))}
            </ul>
            {more > 0 && <p>{t.moreClients(more)}</p>}
          </>
        )}
        {due_calls.count > 0 && <p>{t.dueNow.call_months(due_calls)}</p>}
        {due_events.count > 0 && <p>{t.dueNow.delivery_days(due_events)}</p>}
        <p>
          <strong>{t.cannotBeUndone}</strong>
        </p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{ui.cancel}</Button>
          <SubmitButton kind="danger">{t.saveAndErase}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
