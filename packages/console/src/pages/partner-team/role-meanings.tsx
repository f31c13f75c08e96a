import { partnerRoles } from '../../session/partner-roles.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'

export function RoleMeanings() {
  const t = useTexts('partner-team')
  const { titles, meanings } = useTexts('partner-roles')
  return (
    <Panel title={t.roles}>
      <PanelBody>
        <Facts>
          {partnerRoles.map(role => (
            <Fact key={role} name={titles[role]}>
              {meanings[role]}
            </Fact>
          ))}
        </Facts>
      </PanelBody>
    </Panel>
  )
}
