import { partnerRoles } from '../../session/partner-roles.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The least comes first, so that a quick invitation gives away little. */
export function PartnerRoleOptions() {
  const { titles } = useTexts('partner-roles')
  return partnerRoles.map(role => (
    <option key={role} value={role}>
      {titles[role]}
    </option>
  ))
}
