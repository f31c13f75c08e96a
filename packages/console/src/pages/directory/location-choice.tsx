import { useRef } from 'react'
import { Link } from 'react-router'
import type { ConnectableLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useField } from '../../ui/field.tsx'
import { StatusBadge } from '../installations/status-badge.tsx'

interface LocationChoiceProps {
  applicationId: number
  locations: ConnectableLocation[]
  onChoose(locationIds: number[]): void
}

export const isConnectable = ({ status, blocked_by }: ConnectableLocation): boolean =>
  (status === 'uninstalled' || status === 'pending') && blocked_by === null

/** Locations where it is already connected can't be chosen; they show its status. */
export function LocationChoice({ applicationId, locations, onChoose }: LocationChoiceProps) {
  const t = useTexts('directory')
  const { below } = useField({ label: t.choiceOfLocations, name: 'location_ids' })
  const group = useRef<HTMLFieldSetElement>(null)
  const choose = () => {
    const checked = group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []
    onChoose([...checked].map(({ value }) => Number(value)))
  }
  return (
    <fieldset className="check-group" ref={group} onChange={choose}>
      <legend>{t.yourLocations}</legend>
      {locations.map(location => {
        const { location_id, title, status, blocked_by } = location
        return (
          <div key={location_id} className="choice">
            <label className="check">
              <input
                type="checkbox"
                name="location_ids"
                value={location_id}
                disabled={!isConnectable(location)}
                defaultChecked={locations.length === 1 && isConnectable(location)}
              />
              {title}
            </label>
            {status !== 'uninstalled' && (
              <>
                <StatusBadge status={status} />
                <Link
                  to={`/locations/${location_id}/applications/${applicationId}`}
                  aria-label={t.detailsIn(title)}
                >
                  {t.details}
                </Link>
              </>
            )}
            {blocked_by && <span className="soft">{t.blocked[blocked_by]}</span>}
          </div>
        )
      })}
      {below}
    </fieldset>
  )
}
