import { useState } from 'react'
import { foyer, type PlanOption } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { toPriceText } from './words.ts'

interface OptionRowProps {
  applicationId: number
  planId: number
  option: PlanOption
  onEdit(): void
  onChange(): Promise<void>
}

export function OptionRow({ applicationId, planId, option, onEdit, onChange }: OptionRowProps) {
  const [isDeleting, setDeleting] = useState(false)
  const say = useToast()
  const remove = async () => {
    await foyer.applications.deletePlanOption({
      application_id: applicationId,
      tariff_id: planId,
      option_id: option.id,
    })
    setDeleting(false)
    say(`Option ${option.title} deleted.`)
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{option.title}</strong>
        <span>{toPriceText(option)}</span>
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
          title={`Delete option ${option.title}?`}
          action="Delete option"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          Nobody can pay for it anymore. Periods that are already paid stay paid.
        </Confirm>
      )}
    </li>
  )
}
