/** Words of invitations, for those who are invited. */
export const texts = {
  title: 'Invitations',
  description: 'Locations and partner accounts that offer you a role. Accept or decline each one.',
  open: 'Open invitations',
  none: 'No open invitations',
  noneNote: (email: string) => `Invitations to ${email} appear here until they are answered or expire.`,
  goHome: 'Go to Home',
  confirmTitle: 'Confirm your e-mail address',
  confirmNote: (email: string) =>
    `Invitations appear here once you have confirmed ${email || 'an e-mail address'}. Open the link in the mail that we sent you, or the link in the invitation.`,
  accepted: (role: string, location: string) => `You now have the role ${role} in ${location}.`,
  declined: (location: string) => `Invitation to ${location} declined.`,
  invitedBy: (name: string, day: string) => `${name} invites you · until ${day}`,
  openLocation: (location: string) => `Open ${location}`,
  accept: 'Accept',
  acceptTo: (location: string) => `Accept the invitation to ${location}`,
  decline: 'Decline',
  declineTo: (location: string) => `Decline the invitation to ${location}`,
}

declare module '../areas.ts' {
  interface Areas {
    invitations: typeof texts
  }
}
