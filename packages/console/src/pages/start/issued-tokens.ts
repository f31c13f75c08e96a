/** What was issued on these pages: nobody can read it from the server again. It ends when the browser loads anew. */
const tokens = new Map<string, string>()
const secrets = new Map<string, string>()

interface IssuedKey {
  userId: number
  partnerId: number
}

const nameOf = ({ userId, partnerId }: IssuedKey) => `${userId}:${partnerId}`

export const keepToken = (key: IssuedKey, token: string): void => void tokens.set(nameOf(key), token)

/** Only if it is still the present one. */
export const findToken = (key: IssuedKey, hint: string | null): string | undefined => {
  const token = tokens.get(nameOf(key))
  return hint !== null && token?.endsWith(hint) ? token : undefined
}

/** A webhook secret is shown until somebody says that it is copied, wherever they go meanwhile. */
export const keepSecret = (key: IssuedKey, secret: string): void => void secrets.set(nameOf(key), secret)
export const findSecret = (key: IssuedKey): string | undefined => secrets.get(nameOf(key))
export const forgetSecret = (key: IssuedKey): void => void secrets.delete(nameOf(key))
