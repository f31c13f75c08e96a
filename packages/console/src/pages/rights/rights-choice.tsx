import { useTexts } from '../../texts/use-texts.ts'
import { useField } from '../../ui/field.tsx'
import { useRights } from './use-rights.ts'

interface RightsChoiceProps {
  chosen: readonly string[]
  isOffered?(slug: string): boolean
}

/** Checkboxes for rights, grouped, with the field name `rights`. */
export function RightsChoice({ chosen, isOffered = () => true }: RightsChoiceProps) {
  const t = useTexts('rights')
  const { groups } = useRights()
  const { below } = useField({ label: t.choice, name: 'rights' })
  return (
    <>
      <div className="rights">
        {groups.map(group => (
          <fieldset key={group.slug}>
            <legend>{group.title}</legend>
            {group.rights.map(({ slug, title }) => (
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
