import type { Areas } from '../areas.ts'

export const texts: Areas['partner-team'] = {
  title: 'Team',
  note: 'Alle, die an diesem Partnerkonto arbeiten, und was sie dürfen.',
  you: 'Sie',
  roleOf: name => `Rolle von ${name}`,
  roleGiven: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
  lastAdmin: 'Der letzte Administrator bleibt: Geben Sie diese Rolle zuerst einer weiteren Person.',
  roles: 'Rollen',

  removeQuestion: name => `${name} entfernen?`,
  removeNote: (name, partner) =>
    `${name} verliert sofort den Zugriff auf ${partner}, auch auf alles, was gerade live läuft. Stellen Sie ein neues Partner-Token aus, falls die Person es kannte.`,
  removed: name => `${name} entfernt.`,
  leave: 'Verlassen',
  leaveNamed: partner => `${partner} verlassen`,
  leaveQuestion: partner => `${partner} verlassen?`,
  leaveNote: partner =>
    `Sie verlieren sofort den Zugriff auf ${partner}. Nur ein Administrator kann Sie wieder einladen.`,
  left: partner => `Sie haben ${partner} verlassen.`,

  invitePerson: 'Person einladen',
  email: 'E-Mail-Adresse',
  role: 'Rolle',
  inviteNote:
    'Die Person erhält die Rolle, sobald sie die Einladung annimmt. Die Einladung gilt 14 Tage lang.',
  invite: 'Einladen',
  invitations: 'Offene Einladungen',
  invitationsNote:
    'Sie enden, wenn sie beantwortet oder zurückgezogen sind oder ablaufen, oder wenn die einladende Person kein Administrator mehr ist.',
  noInvitations: 'Keine offenen Einladungen',
  noInvitationsNote: 'Wen Sie einladen, steht hier, bis die Einladung beantwortet ist.',
}
