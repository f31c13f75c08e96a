import type { Areas } from '../../texts/areas.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** No other role of a Location can have one of these titles. */
const builtInRoles: Record<string, keyof Areas['shell']['builtInRoles']> = {
  Owner: 'owner',
  Administrator: 'administrator',
  'Team member': 'team_member',
}

/** How a role is called in the chosen language: the built-in ones are translated, all others were named by people. */
export function useRoleTitle(): (title: string) => string {
  const t = useTexts('shell')
  return title => {
    const role = Object.hasOwn(builtInRoles, title) ? builtInRoles[title] : undefined
    return role ? t.builtInRoles[role] : title
  }
}
