import { useTexts } from '../../../texts/use-texts.ts'

export interface Choosable {
  id: number
  name: string
}

interface MemberChoiceProps {
  members: readonly Choosable[]
  chosen: readonly number[]
  onChange(chosen: number[]): void
}

/** Whose hours are set. */
export function MemberChoice({ members, chosen, onChange }: MemberChoiceProps) {
  const t = useTexts('team')
  const areAll = members.every(({ id }) => chosen.includes(id))
  return (
    <fieldset className="check-group">
      <legend>{t.forWhom}</legend>
      {members.length > 1 && (
        <label className="check">
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => onChange(areAll ? [] : members.map(({ id }) => id))}
          />
          {t.wholeTeam}
        </label>
      )}
      <div className="check-columns">
        {members.map(({ id, name }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={event =>
                onChange(event.target.checked ? [...chosen, id] : chosen.filter(other => other !== id))
              }
            />
            <span className="long-name">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
