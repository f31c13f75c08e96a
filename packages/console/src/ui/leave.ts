import { createContext, useContext } from 'react'

/** Goes on at once, or after the person agreed to lose what is not saved in this part of the page. */
export type Leave = (within: Node | null, go: () => void) => void

export const LeaveContext = createContext<Leave>((_within, go) => go())

export const useLeave = (): Leave => useContext(LeaveContext)
