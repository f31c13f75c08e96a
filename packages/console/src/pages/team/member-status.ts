import type { TeamMember } from '@foyer/sdk/business'

export type MemberStatus = 'working' | 'hidden' | 'fired'

export const statusOf = ({ fired, hidden }: Pick<TeamMember, 'fired' | 'hidden'>): MemberStatus =>
  fired ? 'fired' : hidden ? 'hidden' : 'working'
