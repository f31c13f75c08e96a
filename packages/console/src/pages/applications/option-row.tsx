import { useState } from 'react'
import { foyer, type PlanOption } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useWords } from './use-words.ts'

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
  const t = useTexts('applications')
  const ui = useTexts('ui')
  const { priceText } = useWords()
  const remove = async () => {
    await foyer.applications.deletePlanOption({
      application_id: applicationId,
      tariff_id: planId,
      option_id: option.id,
    })
    setDeleting(false)
    say(t.optionDeleted(option.title))
    await onChange()
  }
  return (
    <li className="row">
      <span className="row-main">
        <strong>{option.title}</strong>
        <span>{priceText(option)}</span>
      </span>
      <div className="actions">
        <Button kind="quiet" aria-label={t.editNamed(option.title)} onClick={onEdit}>
          {ui.edit}
        </Button>
        <Button kind="quiet" aria-label={t.deleteNamed(option.title)} onClick={() => setDeleting(true)}>
          {ui.delete}
        </Button>
      </div>
      {isDeleting && (
        <Confirm
          title={t.deleteOptionNamed(option.title)}
          action={t.deleteOption}
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          {t.deleteNote}
        </Confirm>
      )}
    </li>
  )
}
