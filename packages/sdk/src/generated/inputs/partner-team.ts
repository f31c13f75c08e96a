// Printed from the contract by `npm run print`: change the contract, not this file.
import type { InputShape } from '../../inputs/shape.ts'
import type { PartnerTeamListInput, PartnerTeamChangeInput, PartnerTeamRemoveInput, PartnerTeamLeaveInput, PartnerTeamListInvitationsInput, PartnerTeamInviteInput, PartnerTeamWithdrawInput, PartnerTeamAcceptInput, PartnerTeamDeclineInput } from '../account/partner-team.ts'

export const partnerTeamList: InputShape<PartnerTeamListInput> = { partner_id: 'number' }

export const partnerTeamChange: InputShape<PartnerTeamChangeInput> = { partner_id: 'number', user_id: 'number', role: 'word' }

export const partnerTeamRemove: InputShape<PartnerTeamRemoveInput> = { partner_id: 'number', user_id: 'number' }

export const partnerTeamLeave: InputShape<PartnerTeamLeaveInput> = { partner_id: 'number' }

export const partnerTeamListInvitations: InputShape<PartnerTeamListInvitationsInput> = { partner_id: 'number' }

export const partnerTeamInvite: InputShape<PartnerTeamInviteInput> = { partner_id: 'number', email: 'text', role: 'word' }

export const partnerTeamWithdraw: InputShape<PartnerTeamWithdrawInput> = { partner_id: 'number', invitation_id: 'number' }

export const partnerTeamAccept: InputShape<PartnerTeamAcceptInput> = { invitation_id: 'number' }

export const partnerTeamDecline: InputShape<PartnerTeamDeclineInput> = { invitation_id: 'number' }
