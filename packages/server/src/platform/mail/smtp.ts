import { createTransport } from 'nodemailer'

/** The operator's mail server. */
export interface SmtpServer {
  host: string
  port: number
  /** `implicit` is TLS from the first byte (smtps), `required` is STARTTLS or nothing, and `none` is plain text. */
  tls: 'implicit' | 'required' | 'none'
  user: string
  password: string
}

export interface MailSender {
  name: string
  address: string
}

export interface Message {
  from: MailSender
  to: string
  subject: string
  text: string
  html: string
  /** The address without angle brackets. */
  messageId: string
  date: Date
}

/** `refused` is the server's final word about this message; `failed` may succeed another time. */
export type SmtpOutcome =
  | { status: 'sent' }
  | { status: 'refused' | 'failed'; code: string; responseCode?: number; detail: string }

export interface Smtp {
  send(message: Message): Promise<SmtpOutcome>
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
// This limit stops a server that keeps talking without an end.
const deadlineMs = 45_000

export function openSmtp(server: SmtpServer, { ca }: { ca?: string } = {}): Smtp {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.tls === 'implicit',
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'none',
    ...(server.user && { auth: { user: server.user, pass: server.password } }),
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
    // The content of a message must not make the mailer read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    send: message =>
      withDeadline(
        transport.sendMail({
          from: message.from,
          // An object is always one address, whatever the text contains.
          to: { name: '', address: message.to },
          subject: message.subject,
          text: message.text,
          html: message.html,
          messageId: `<${message.messageId}>`,
          date: message.date,
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        }),
      ).then(() => ({ status: 'sent' as const }), toOutcome),
  }
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('took too long'), { code: 'EDEADLINE' })),
      deadlineMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Only what the server says about the recipient or the message itself is final. A wrong password or a refused sender is
 * for the operator to fix, and the message waits for that.
 */
function toOutcome(error: Error & { code?: string; command?: string; responseCode?: number }): SmtpOutcome {
  const { code = 'EUNKNOWN', command = '', responseCode } = error
  const isFinal = (responseCode ?? 0) >= 500 && ['RCPT TO', 'DATA'].includes(command)
  return {
    status: isFinal ? 'refused' : 'failed',
    code,
    responseCode,
    detail: error.message.slice(0, 500),
  }
}
