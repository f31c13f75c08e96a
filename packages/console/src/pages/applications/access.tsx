import { rights } from '@foyer/contract'
import type { Right } from '../../foyer.ts'
import { CheckGroup } from '../../ui/check.tsx'
import { allOf } from '../../ui/form.tsx'
import { allRights } from '../rights/all-rights.ts'
import { RightsChoice } from '../rights/rights-choice.tsx'
import { useApplication } from './application.tsx'
import { SectionForm } from './section-form.tsx'
import { kinds } from './words.ts'

export function AccessSection() {
  const { application } = useApplication()
  return (
    <SectionForm
      title="Access"
      note="What its system user may do in a location that connected it, and nothing else."
      toChanges={(_values, form) => ({
        rights: allOf(form, 'rights') as Right[],
        kinds: allOf(form, 'kinds') as never[],
      })}
    >
      <h3>Rights</h3>
      <RightsChoice rights={allRights} chosen={application.rights} />
      <CheckGroup
        label="Subscription"
        name="kinds"
        choices={kinds.map(({ name, title, right }) => ({
          value: name,
          title,
          note: `needs “${rights[right].title}”`,
        }))}
        chosen={application.kinds}
        hint="Its endpoints get events of these records, within its rights."
      />
    </SectionForm>
  )
}
