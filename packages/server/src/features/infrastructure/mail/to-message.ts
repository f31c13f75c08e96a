import type { MailSender, Message } from '../../../platform/mail/smtp.ts'
import type { ClaimedMail } from './mail.store.ts'

/** The Message-ID is the same at every attempt, so that a mail that arrives twice is shown once. */
export function toMessage(mail: ClaimedMail, text: string, from: MailSender): Message {
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return {
    from,
    to: mail.recipient,
    subject: mail.subject,
    text,
    html: toHtml(text),
    messageId: `foyer.${mail.id}.${mail.created_at.getTime()}@${domain}`,
    date: mail.created_at,
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => escapes[character] ?? '')

/** Renders paragraphs and links, and nothing else. */
export function toHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map(paragraph => {
    const lines = escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')
    return `<p>${lines.replaceAll(/https?:\/\/[^\s<]*[^\s<.,;:!?)]/g, url => `<a href="${url}">${url}</a>`)}</p>`
  })
  return `<!doctype html><html><body style="font-family:sans-serif;line-height:1.5">${paragraphs.join('')}</body></html>`
}
