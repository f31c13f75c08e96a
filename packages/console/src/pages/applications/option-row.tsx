import { useState } from 'react'
import { foyer, type TariffOption } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { toOffer } from './words.ts'

interface OptionRowProps {
  applicationId: number
  tariffId: number
  option: TariffOption
  onEdit(): void
  onChange(): Promise<void>
}

export function OptionRow({ applicationId, tariffId, option, onEdit, onChange }: OptionRowProps) {
  const [isDeleting, setDeleting] = useState(false)
  const say = useToast()
  const remove = async () => {
    await foyer.applications.deleteTariffOption({
      application_id: applicationId,
      tariff_id: tariffId,
      option_id: option.id,
    })
    setDeleting(false)
    say(`The option ${option.title} is off the offer.`)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{option.title}</strong>
        <span>{toOffer(option)}</span>
      </span>
      <div className="actions">
        <Button kind="quiet" aria-label={`Edit ${option.title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button kind="quiet" aria-label={`Delete ${option.title}`} onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </div>
      {isDeleting && (
        <Confirm
          title={`Take ${option.title} off the offer?`}
          action="Delete the option"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          Nobody can pay for it any more. What was paid for stays paid.
        </Confirm>
      )}
    </li>
  )
}
