/** Turns the text of one variable into its value; a string that is thrown is a sentence for the operator. */
export type Parse<T> = (text: string) => T

export class BadSetting extends Error {}

export const text: Parse<string> = value => value

export const port: Parse<number> = value => {
  const number = Number(value)
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new BadSetting('must be a port number, 0 to 65535')
  return number
}

export const ports: Parse<number[]> = value => list(value).map(port)

export const wholeNumber: Parse<number> = value => {
  const number = Number(value)
  if (value.trim() === '' || !Number.isSafeInteger(number) || number < 0)
    throw new BadSetting('must be a whole number, 0 or more')
  return number
}

export const yesOrNo: Parse<boolean> = value => {
  if (['1', 'true', 'yes'].includes(value.toLowerCase())) return true
  if (['0', 'false', 'no', ''].includes(value.toLowerCase())) return false
  throw new BadSetting('must be 1 or 0')
}

export const list: Parse<string[]> = value =>
  value
    .split(',')
    .map(item => item.trim())
    .filter(Boolean)

export const oneOf =
  <const V extends string>(...allowed: V[]): Parse<V> =>
  value => {
    const found = allowed.find(each => each === value)
    if (!found) throw new BadSetting(`must be one of: ${allowed.join(', ')}`)
    return found
  }

export const someOf =
  <const V extends string>(...allowed: V[]): Parse<V[]> =>
  value =>
    list(value).map(oneOf(...allowed))

export const webAddress: Parse<string> = value => {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new BadSetting('must be an http or https address, such as https://api.example.com')
  return value.replace(/\/+$/, '')
}

export const connectionUrl =
  (...protocols: string[]): Parse<string> =>
  value => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new BadSetting(
        `must be an address that begins with ${protocols.map(each => `${each}//`).join(' or ')}`,
      )
    return value
  }

export const secretKey: Parse<Buffer> = value => {
  const key = Buffer.from(value, 'base64')
  if (key.length !== 32) throw new BadSetting('must be 32 random bytes in base64 (openssl rand -base64 32)')
  return key
}

export const secretKeys: Parse<Buffer[]> = value => list(value).map(secretKey)
