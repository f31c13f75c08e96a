import type { PartnerRole } from '@foyer/contract'

/** The roles in the team of a partner account, and what somebody reads who lacks one. */
export const texts = {
  titles: { viewer: 'Viewer', developer: 'Developer', admin: 'Admin' } satisfies Record<PartnerRole, string>,
  meanings: {
    viewer: 'Reads states and lists, but neither secrets nor the bodies of deliveries.',
    developer: 'Also builds and tests: applications, endpoints, test locations, replays.',
    admin: 'Does everything: also the team, tokens and secrets, plans, publishing and revenue.',
  } satisfies Record<PartnerRole, string>,
  yourRole: (role: string) => `your role: ${role}`,
  cannotOpen: 'Your role does not include this',
  lacksRole: (role: string, needed: string) =>
    `Your role in this partner account is ${role}. This needs the role ${needed}, which an admin of the account can give you.`,
  readOnly: (role: string, needed: string) =>
    `Your role in this partner account is ${role}: you can read this. Changing it needs the role ${needed}.`,
}

declare module '../areas.ts' {
  interface Areas {
    'partner-roles': typeof texts
  }
}
