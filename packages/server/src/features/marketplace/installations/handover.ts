import { sharedUserData } from '@foyer/contract'
import { conflict } from '../../../platform/errors.ts'
import type { Application } from '../applications/application.store.ts'

/** Where the card says that the owner goes after connecting, and with which personal data. */
export interface Handover {
  registration_url: string
  user_data: string[]
}

function handoverOf(application: Application): Handover {
  const { isPublic, isWhitelisted, registrationUrl, asksForUserData } = application
  const url = isPublic && !isWhitelisted ? registrationUrl : ''
  return { registration_url: url, user_data: url && asksForUserData ? Object.keys(sharedUserData) : [] }
}

/** An operator may publish a change while the page is open; then the owner has not agreed to what is published now. */
export function requireSeen(application: Application, seen: Handover | undefined): void {
  if (!seen) return
  const { registration_url, user_data } = handoverOf(application)
  if (seen.registration_url !== registration_url || user_data.some(field => !seen.user_data.includes(field)))
    throw conflict('The application has changed since you opened this page. Please read it again.')
}
