// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { InvitationsOpenInput, InvitationsAcceptInput, InvitationsDeclineInput } from '../account/invitations.ts'

export const invitationsOpen: InputShape<InvitationsOpenInput> = { invitation: 'text' }

export const invitationsAccept: InputShape<InvitationsAcceptInput> = { invitation_id: 'number' }

export const invitationsDecline: InputShape<InvitationsDeclineInput> = { invitation_id: 'number' }
