import type { Areas } from '../areas.ts'

export const texts: Areas['suspended'] = {
  location: moment =>
    `Ein Betreiber der Plattform hat diesen Standort am ${moment} gesperrt. Nichts kann gebucht oder geändert werden, und Anwendungen erreichen ihn nicht.`,
  partner: moment =>
    `Ein Betreiber der Plattform hat dieses Partnerkonto am ${moment} gesperrt. Seine Tokens werden abgewiesen, seine Anwendungen stehen nicht im Verzeichnis, und Zustellungen werden zurückgehalten.`,
  account:
    'Ein Betreiber der Plattform hat dieses Konto gesperrt. Bis zur Aufhebung kann sich niemand damit anmelden. Gelöscht wurde nichts.',
  reason: reason => `Grund: ${reason}`,
}
