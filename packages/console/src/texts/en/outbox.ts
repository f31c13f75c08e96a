export const texts = {
  title: 'Outbox',
  description: 'Mail of this sandbox, newest first. None of it leaves this machine unless SMTP_URL is set.',
  mailTo: (address: string) => `Mail to ${address}`,
  allMail: 'All mail',
  recipient: 'Recipient',
  subjectTo: (subject: string, address: string) => `${subject}, to ${address}`,
  statuses: { sent: 'sent', waiting: 'waiting', failed: 'not sent' },
  facts: (address: string, moment: string, status: string) => `to ${address} · ${moment} · ${status}`,
  noMail: 'No mail',
  noMailNote: 'Sign up, change an address or reset a password: the mail appears here within seconds.',
}

declare module '../areas.ts' {
  interface Areas {
    outbox: typeof texts
  }
}
