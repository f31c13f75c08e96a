import { useTexts } from '../../texts/use-texts.ts'
import { CheckGroup } from '../../ui/check.tsx'
import { RightsChoice } from '../rights/rights-choice.tsx'
import { useRights } from '../rights/use-rights.ts'
import { SectionForm } from './section-form.tsx'
import { useWords } from './use-words.ts'

export function AccessSection() {
  const { kinds } = useWords()
  const { titleOf } = useRights()
  const t = useTexts('applications')
  const m = useTexts('marketplace')
  return (
    <SectionForm title={t.sections.access} note={t.accessNote}>
      {application => (
        <>
          <h3>{m.fields.rights}</h3>
          <RightsChoice chosen={application.rights} />
          <CheckGroup
            label={m.fields.kinds}
            name="kinds"
            choices={kinds.map(({ name, title, right }) => ({
              value: name,
              title,
              note: t.kindNeeds(titleOf(right)),
            }))}
            chosen={application.kinds}
            hint={t.subscriptionHint}
          />
        </>
      )}
    </SectionForm>
  )
}
