import { Fragment, type ReactNode } from 'react'

/** Puts elements into a sentence: `rich('Sent to {email}.', { email: <strong>…</strong> })`. */
export function rich(sentence: string, parts: Record<string, ReactNode>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((piece, index) => {
    const key = `${index} ${piece}`
    // Every second piece is the name of a part.
    return index % 2 === 0 ? <Fragment key={key}>{piece}</Fragment> : <bdi key={key}>{parts[piece]}</bdi>
  })
}
