import type { RightEntry } from '../../foyer.ts'
import { useField } from '../../ui/field.tsx'

interface RightsChoiceProps {
  rights: RightEntry[]
  chosen: readonly string[]
  isOffered?(slug: string): boolean
}

/** Checkboxes for rights, grouped, with the field name `rights`. */
export function RightsChoice({ rights, chosen, isOffered = () => true }: RightsChoiceProps) {
  const { below } = useField({ label: 'The choice of rights', name: 'rights' })
  return (
    <>
      <div className="rights">
        {groupsOf(rights).map(([group, entries]) => (
          <fieldset key={group}>
            <legend>{group}</legend>
            {entries.map(({ slug, title }) => (
              <label key={slug} className="check">
                <input
                  type="checkbox"
                  name="rights"
                  value={slug}
                  defaultChecked={chosen.includes(slug)}
                  disabled={!isOffered(slug)}
                />
                {title}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      {below}
    </>
  )
}

const groupsOf = (rights: RightEntry[]): [string, RightEntry[]][] =>
  [...new Set(rights.map(({ group }) => group))].map(group => [
    group,
    rights.filter(entry => entry.group === group),
  ])
