import { RequireSession } from '../../layout/require-session.tsx'
import { InvitedPage } from './invited.tsx'

/** Explains an invitation to people who are not signed in, instead of sending them to sign in. */
export const InvitedOrIn = () => <RequireSession out={<InvitedPage />} />
