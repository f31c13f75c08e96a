import type { Application, PartnerLocation } from '../../foyer.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'

interface Owner {
  /** The ID of an application; 0 for the developer. */
  value: string
  title: string
  /** The server would refuse it until the application declares webhook access. */
  lacksAccess: boolean
}

/** Whom a new endpoint in a Location can belong to. What works comes first, and is chosen at first. */
export function useOwnersOf(location: PartnerLocation | undefined, applications: Application[]): Owner[] {
  const t = useTexts('bench')
  const mine = useMe().locations.find(({ id }) => id === location?.id)
  const declares = (id: number) =>
    applications.find(application => application.id === id)?.rights.includes('webhook_access') === true
  const ofApplications = (location?.applications ?? [])
    .filter(({ is_active }) => is_active)
    .map(({ id, title }) => ({ value: String(id), title, lacksAccess: !declares(id) }))
  const you = { value: '0', title: t.you, lacksAccess: false }
  const mayAsPerson = mine?.rights.includes('webhook_access') === true || ofApplications.length === 0
  return [...ofApplications.filter(({ lacksAccess }) => !lacksAccess), ...(mayAsPerson ? [you] : [])].concat(
    ofApplications.filter(({ lacksAccess }) => lacksAccess),
  )
}
