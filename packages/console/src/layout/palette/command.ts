import type { ReactNode } from 'react'
import { beginsWith, matches } from '../../texts/matching.ts'

/** Something that the palette offers. */
export interface Command {
  id: string
  title: string
  /** Said beside the title, such as the phone number of a client. */
  note?: string
  group:
    | 'actions'
    | 'pages'
    | 'clients'
    | 'team'
    | 'services'
    | 'products'
    | 'applications'
    | 'deliveries'
    | 'requests'
    | 'endpoints'
  icon: ReactNode
  /** The keys that do the same without the palette. */
  keys?: string[]
  /** Where it leads; or what it does. */
  to?: string
  run?(): void
}

/** The commands that contain every word of the text, those first whose title begins with it. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const isFirst = ({ title }: Command) => beginsWith(title, text)
  return commands
    .filter(({ title, note = '' }) => matches(text, title, note))
    .sort((left, right) => Number(isFirst(right)) - Number(isFirst(left)))
}
