import { FoyerError } from '@foyer/sdk'
import { useRef } from 'react'
import { type Loaded, useLoaded } from '../../data/use-loaded.ts'
import { foyer, type MyInvitation } from '../../foyer.ts'

export interface MyInvitations {
  invitations: MyInvitation[]
  isEmailConfirmed: boolean
  /** Why the link of an invitation changed nothing. */
  problem: string | undefined
}

/** The token of an invitation mail first confirms the address that it went to, once: answering its invitation ends it. */
export function useMyInvitations(token?: string): Loaded<MyInvitations> {
  const opened = useRef<string>(undefined)
  return useLoaded(async () => {
    const isNew = token !== undefined && token !== opened.current
    const problem = isNew ? await open(token) : undefined
    opened.current = token
    const { data, meta } = await foyer.invitations.list()
    const hidden = problem?.isOver && data.length > 0
    return {
      data: {
        invitations: data,
        isEmailConfirmed: meta.is_email_confirmed,
        problem: hidden ? undefined : problem?.message,
      },
    }
  }, token ?? '')
}

async function open(token: string): Promise<{ message: string; isOver: boolean } | undefined> {
  try {
    await foyer.invitations.open({ invitation: token })
    return undefined
  } catch (error) {
    // 404: a link that has done its work, and what it led to is in the list; or one that has ended.
    if (error instanceof FoyerError && (error.status === 404 || error.status === 403))
      return { message: error.message, isOver: error.status === 404 }
    throw error
  }
}
