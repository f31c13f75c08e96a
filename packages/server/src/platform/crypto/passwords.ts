import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's scrypt setting for 16 MiB: the same strength as the larger ones, gentle to a small server. */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const hashLength = 32

/** `scrypt$N$r$p$salt$hash`: the cost travels with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/** Takes the same time whether or not there is such a user: without a stored hash it compares with a decoy. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? (await decoy())).split('$')
  const expected = Buffer.from(hash ?? '', 'base64')
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, expected) && stored !== null
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword(randomBytes(16).toString('hex')))

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, hashLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
