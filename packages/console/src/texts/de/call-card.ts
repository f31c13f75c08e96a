import type { Areas } from '../areas.ts'

export const texts: Areas['call-card'] = {
  notAClient: 'Noch kein Kunde',
  callsNumber: number => `ruft ${number} an`,
  closeCall: 'Schließen',
  closeCallOf: phone => `Anruf von ${phone} schließen`,
  openClient: 'Kunden öffnen',
  bookClient: 'Buchen',
  createClient: 'Kunden anlegen',
}
