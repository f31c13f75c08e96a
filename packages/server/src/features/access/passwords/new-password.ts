import { hashPassword, type PasswordCost } from '../../../platform/crypto/passwords.ts'
import { invalid } from '../../../platform/errors.ts'
import { weaknessOf } from './weak-password.ts'

interface NewPassword {
  password: string
  /** The future owner's own name and numbers are the first guesses. */
  person?: { name: string; email: string | null; phone: string | null }
  field?: string
  cost: PasswordCost
}

/**
 * Every password that somebody chooses passes through here; one that is easy to guess is refused with 422 at the field.
 */
export async function hashNewPassword({
  password,
  person,
  field = 'password',
  cost,
}: NewPassword): Promise<string> {
  const ownWords = `${person?.name ?? ''} ${person?.email ?? ''} ${person?.phone ?? ''}`
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(word => word.length >= 3)
  const weakness = weaknessOf(password, ownWords)
  if (weakness) throw invalid({ [field]: [weakness] })
  return hashPassword(password, cost)
}
