import type { Areas } from '../areas.ts'

export const texts: Areas['sent-invitations'] = {
  sent: email => `Einladung an ${email} gesendet.`,
  invited: 'Eingeladen',
  expired: 'Abgelaufen',
  invitedBy: name => `eingeladen von ${name}`,
  expiresOn: day => `gültig bis ${day}`,
  expiredOn: day => `abgelaufen am ${day}`,
  inviteAgain: 'Erneut einladen',
  inviteNamedAgain: email => `Erneut einladen: ${email}`,
  renewed: email => `Neue Einladung an ${email} gesendet.`,
  withdraw: 'Zurückziehen',
  withdrawFrom: email => `Einladung an ${email} zurückziehen`,
  withdrawn: email => `Einladung an ${email} zurückgezogen.`,
}
