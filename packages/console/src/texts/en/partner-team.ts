/** The team of a partner account. */
export const texts = {
  title: 'Team',
  note: 'Everybody who works on this partner account, and what they may do.',
  you: 'You',
  roleOf: (name: string) => `Role of ${name}`,
  roleGiven: (name: string, role: string) => `${name} now has the role ${role}.`,
  lastAdmin: 'The last admin stays: make somebody else an admin first.',
  roles: 'Roles',

  removeQuestion: (name: string) => `Remove ${name}?`,
  removeNote: (name: string, partner: string) =>
    `${name} loses access to ${partner} at once, and what they follow live ends. Issue a new partner token if they knew it.`,
  removed: (name: string) => `${name} removed.`,
  leave: 'Leave',
  leaveNamed: (partner: string) => `Leave ${partner}`,
  leaveQuestion: (partner: string) => `Leave ${partner}?`,
  leaveNote: (partner: string) =>
    `You lose access to ${partner} at once. Only an admin can invite you again.`,
  left: (partner: string) => `You have left ${partner}.`,

  invitePerson: 'Invite somebody',
  email: 'E-mail address',
  role: 'Role',
  inviteNote: 'The person gets the role when they accept the invitation, which is valid for 14 days.',
  invite: 'Invite',
  invitations: 'Open invitations',
  invitationsNote:
    'They end when they are answered, withdrawn or expire, or when the person who sent them is no longer an admin.',
  noInvitations: 'No open invitations',
  noInvitationsNote: 'People whom you invite are listed here until they answer.',
}

declare module '../areas.ts' {
  interface Areas {
    'partner-team': typeof texts
  }
}
