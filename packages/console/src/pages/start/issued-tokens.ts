/** Tokens that were issued on this page: nobody can read them from the server again. They end with the page. */
const tokens = new Map<string, string>()

interface TokenKey {
  userId: number
  partnerId: number
}

const nameOf = ({ userId, partnerId }: TokenKey) => `${userId}:${partnerId}`

export const keepToken = (key: TokenKey, token: string): void => void tokens.set(nameOf(key), token)

/** Only if it is still the present one. */
export const findToken = (key: TokenKey, hint: string | null): string | undefined => {
  const token = tokens.get(nameOf(key))
  return hint !== null && token?.endsWith(hint) ? token : undefined
}
