/** Whom people ask who run into something that only an operator can mend. */
export interface SupportContact {
  /** As people read it. */
  text: string
  /** What a link of a page opens. */
  href: string
}
