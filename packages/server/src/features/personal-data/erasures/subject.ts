import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'

/** By what copies of a client are found in places that know no client: what the client is called, and was before. */
export interface ErasedSubject {
  names: string[]
  /** Without numbers that another client of the Location has now. */
  phones: string[]
  emails: string[]
}

/** As it was sealed before former names were looked for. */
interface SingleSubject {
  name: string
  phone: string
  email: string
}

export const sealPurpose = (erasureId: number): string => `client-erasure:${erasureId}`

export const sealSubject = (ctx: Context, erasureId: number, subject: ErasedSubject): Buffer =>
  seal(ctx.key, sealPurpose(erasureId), JSON.stringify(subject))

export function openSubject(ctx: Context, erasureId: number, sealed: Buffer): ErasedSubject {
  const subject = JSON.parse(unseal(ctx.key, sealPurpose(erasureId), sealed)) as ErasedSubject | SingleSubject
  if ('names' in subject) return subject
  const listOf = (value: string) => (value === '' ? [] : [value])
  return { names: listOf(subject.name), phones: listOf(subject.phone), emails: listOf(subject.email) }
}
