import { sharedUserData } from '@foyer/contract'
import { conflict } from '../../../platform/errors.ts'
import type { Application } from '../applications/application.store.ts'

/** Where a card says that its owner goes after connecting, and with which personal data. */
export interface Handover {
  registration_url: string
  user_data: string[]
}

function handoverOf(application: Application): Handover {
  const { isPublic, isWhitelisted, registrationUrl, asksForUserData } = application
  const url = isPublic && !isWhitelisted ? registrationUrl : ''
  return { registration_url: url, user_data: url && asksForUserData ? Object.keys(sharedUserData) : [] }
}

/** A page that stood open while an operator published a change does not speak for the owner any more. */
export function requireSeen(application: Application, seen: Handover | undefined): void {
  if (!seen) return
  const { registration_url, user_data } = handoverOf(application)
  if (seen.registration_url !== registration_url || user_data.some(field => !seen.user_data.includes(field)))
    throw conflict('The application has changed since you opened this page. Please read it again.')
}
