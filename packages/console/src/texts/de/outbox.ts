import type { Areas } from '../areas.ts'

export const texts: Areas['outbox'] = {
  title: 'Postausgang',
  description:
    'E-Mails dieser Sandbox, die neueste zuerst. Ohne SMTP_URL verlässt keine von ihnen diesen Rechner.',
  mailTo: address => `E-Mails an ${address}`,
  allMail: 'Alle E-Mails',
  recipient: 'Empfänger',
  subjectTo: (subject, address) => `${subject}, an ${address}`,
  statuses: { sent: 'gesendet', waiting: 'wartet', failed: 'nicht gesendet' },
  facts: (address, moment, status) => `an ${address} · ${moment} · ${status}`,
  noMail: 'Keine E-Mails',
  noMailNote:
    'Registrieren Sie sich, ändern Sie eine Adresse oder setzen Sie ein Passwort zurück: Die E-Mail erscheint hier in Sekunden.',
}
