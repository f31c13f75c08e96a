import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** OWASP's scrypt setting for 16 MiB is as strong as the larger ones, and gentle to a small server. */
export const passwordCost: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }
const hashLength = 32

/** The format is `scrypt$N$r$p$salt$hash`: the cost is stored with the hash, so that it can be raised later. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/**
 * Takes the same time whether or not there is such a user: without a stored hash, it compares with a decoy of this
 * cost.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? (await decoyOf(cost))).split('$')
  const expected = Buffer.from(hash ?? '', 'base64')
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, expected) && stored !== null
}

const decoys = new WeakMap<PasswordCost, Promise<string>>()

function decoyOf(cost: PasswordCost): Promise<string> {
  const known = decoys.get(cost)
  if (known) return known
  const decoy = hashPassword(randomBytes(16).toString('hex'), cost)
  decoys.set(cost, decoy)
  return decoy
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, hashLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
