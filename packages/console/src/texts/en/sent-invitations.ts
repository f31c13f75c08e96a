/** Words of invitations, for those who have sent them. */
export const texts = {
  sent: (email: string) => `Invitation sent to ${email}.`,
  invited: 'Invited',
  expired: 'Expired',
  invitedBy: (name: string) => `invited by ${name}`,
  expiresOn: (day: string) => `expires on ${day}`,
  expiredOn: (day: string) => `expired on ${day}`,
  inviteAgain: 'Invite again',
  inviteNamedAgain: (email: string) => `Invite again: ${email}`,
  renewed: (email: string) => `New invitation sent to ${email}.`,
  withdraw: 'Withdraw',
  withdrawFrom: (email: string) => `Withdraw the invitation to ${email}`,
  withdrawn: (email: string) => `Invitation to ${email} withdrawn.`,
}

declare module '../areas.ts' {
  interface Areas {
    'sent-invitations': typeof texts
  }
}
