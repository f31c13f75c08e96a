import type { Areas } from '../areas.ts'

export const texts: Areas['invitations'] = {
  title: 'Einladungen',
  description:
    'Standorte und Partnerkonten, die Ihnen eine Rolle anbieten. Nehmen Sie jede Einladung an, oder lehnen Sie sie ab.',
  open: 'Offene Einladungen',
  none: 'Keine offenen Einladungen',
  noneNote: email => `Einladungen an ${email} stehen hier, bis sie beantwortet sind oder ablaufen.`,
  goHome: 'Zur Startseite',
  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirmNote: email =>
    `Einladungen stehen hier, sobald Sie ${email || 'eine E-Mail-Adresse'} bestätigt haben. Öffnen Sie den Link in unserer E-Mail oder den in der Einladung.`,
  accepted: (role, location) => `Sie haben jetzt die Rolle ${role} bei ${location}.`,
  declined: location => `Die Einladung zu ${location} ist abgelehnt.`,
  invitedBy: (name, day) => `${name} lädt Sie ein · bis ${day}`,
  openLocation: location => `${location} öffnen`,
  accept: 'Annehmen',
  acceptTo: location => `Einladung zu ${location} annehmen`,
  decline: 'Ablehnen',
  declineTo: location => `Einladung zu ${location} ablehnen`,
}
