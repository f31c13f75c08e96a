import type { Context } from '../../../context.ts'
import { seal, unseal } from '../../../platform/crypto/seal.ts'

/** By what copies of a client are found in places that know no client. */
export interface ErasedSubject {
  name: string
  /** Empty when another client of the Location has the number now. */
  phone: string
  email: string
}

export const sealPurpose = (erasureId: number): string => `client-erasure:${erasureId}`

export const sealSubject = (ctx: Context, erasureId: number, subject: ErasedSubject): Buffer =>
  seal(ctx.key, sealPurpose(erasureId), JSON.stringify(subject))

export const openSubject = (ctx: Context, erasureId: number, sealed: Buffer): ErasedSubject =>
  JSON.parse(unseal(ctx.key, sealPurpose(erasureId), sealed)) as ErasedSubject
