import type { SupportContact } from '../platform/mail/support-contact.ts'
import { BadSetting, type ParseSetting } from './parsers.ts'

const address = /^[^\s@<>",;:()[\]\\?&%]+@[^\s@<>",;:()[\]\\?&%]+\.[^\s@<>",;:()[\]\\?&%]+$/
const maxLength = 200

export const supportContact: ParseSetting<SupportContact> = given => {
  const text = given.trim()
  if (text.length <= maxLength) {
    if (address.test(text)) return { text, href: `mailto:${text}` }
    if (isPage(text)) return { text, href: text }
  }
  throw new BadSetting(
    'must be an e-mail address such as help@example.com, or an https address such as https://example.com/help',
  )
}

function isPage(text: string): boolean {
  if (!URL.canParse(text) || /[\s<>"']/.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && !username && !password
}
