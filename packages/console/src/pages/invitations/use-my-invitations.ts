import { FoyerError } from '@foyer/sdk/account'
import { useRef } from 'react'
import { type Loaded, useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyInvitation, type MyPartnerInvitation } from '../../foyer.ts'
import { translateError } from '../../session/translate-error.ts'

export interface MyInvitations {
  invitations: MyInvitation[]
  toPartners: MyPartnerInvitation[]
  isEmailConfirmed: boolean
  /** Why the link of an invitation had no effect. */
  problem: string | undefined
}

/** Opens the token of an invitation mail once, which confirms the address it was sent to, and loads the invitations. */
export function useMyInvitations(token?: string): Loaded<MyInvitations> {
  const opened = useRef<string>(undefined)
  return useLoaded(async () => {
    const isNew = token !== undefined && token !== opened.current
    const problem = isNew ? await open(token) : undefined
    opened.current = token
    const [{ data, meta }, { data: toPartners }] = await Promise.all([
      foyer.invitations.list(),
      foyer.partnerTeam.listMine(),
    ])
    const hidden = problem?.isOver && data.length + toPartners.length > 0
    return {
      data: {
        invitations: data,
        toPartners,
        isEmailConfirmed: meta.is_email_confirmed,
        problem: hidden ? undefined : problem?.message,
      },
    }
  }, ['invitation', 'mine', token ?? ''])
}

async function open(token: string): Promise<{ message: string; isOver: boolean } | undefined> {
  try {
    await foyer.invitations.open({ invitation: token })
    return undefined
  } catch (error) {
    // 404 means that the invitation was answered or has expired, or that its link was used before.
    await translateError(error)
    if (error instanceof FoyerError && (error.status === 404 || error.status === 403))
      return { message: error.message, isOver: error.status === 404 }
    throw error
  }
}
