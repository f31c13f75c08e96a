import type { MailSender, SmtpServer } from '../platform/mail/smtp.ts'
import { BadSetting, type ParseSetting } from './parsers.ts'

const form = 'must be an address such as smtps://user:password@smtp.example.com or smtp://…:587'
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

export const smtpServer: ParseSetting<SmtpServer> = value => {
  if (!URL.canParse(value)) throw new BadSetting(form)
  const url = new URL(value)
  if (!['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) throw new BadSetting(form)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : url.protocol === 'smtps:' ? 465 : 587,
    tls: tlsOf(url),
    user: decode(url.username),
    password: decode(url.password),
  }
}

/** Mail carries links that work like passwords, so only a relay on this machine gets it in plain text by default. */
function tlsOf(url: URL): SmtpServer['tls'] {
  for (const name of url.searchParams.keys())
    if (name !== 'tls') throw new BadSetting(`knows no option ${name}; there is tls=required and tls=none`)
  const given = url.searchParams.get('tls')
  if (url.protocol === 'smtps:') {
    if (given !== null) throw new BadSetting('takes the option tls with smtp:// only')
    return 'implicit'
  }
  if (given === null) return loopback.test(url.hostname) ? 'none' : 'required'
  if (given !== 'required' && given !== 'none')
    throw new BadSetting('takes tls=required or tls=none, nothing else')
  return given
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new BadSetting('has a user or a password with a % that is not an escape')
  }
}

const senderForm = /^(?:([^<>\r\n"]*)<)?([^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+)(>?)$/

export const sender: ParseSetting<MailSender> = value => {
  const [, name, address, closing] = senderForm.exec(value.trim()) ?? []
  if (!address || (name === undefined) !== (closing === ''))
    throw new BadSetting('must be a mail address such as Foyer <no-reply@example.com>')
  return { name: name?.trim() || 'Foyer', address }
}
