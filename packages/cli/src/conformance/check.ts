import type { Session } from './session.ts'

/** A check of one requirement, from outside. */
export interface Check {
  /** The requirement, as docs/requirements.md numbers it. */
  number: string
  /** What is looked at, in a few words. */
  looks: string
  /** What it makes and removes again. */
  changes?: readonly string[]
  /** What stays behind because the API cannot remove it. */
  leaves?: readonly string[]
  run(session: Session): Promise<void>
}
