import type { Areas } from '../areas.ts'

export const texts: Areas['partner-roles'] = {
  titles: { viewer: 'Betrachter', developer: 'Entwickler', admin: 'Administrator' },
  meanings: {
    viewer: 'Liest Zustände und Listen, aber weder Geheimnisse noch die Inhalte von Zustellungen.',
    developer: 'Baut und testet auch: Anwendungen, Endpunkte, Teststandorte, Wiederholungen.',
    admin: 'Darf alles: auch Team, Tokens und Geheimnisse, Tarife, Veröffentlichung und Umsatz.',
  },
  yourRole: role => `Ihre Rolle: ${role}`,
  cannotOpen: 'Ihre Rolle umfasst das nicht',
  lacksRole: (role, needed) =>
    `Ihre Rolle in diesem Partnerkonto ist ${role}. Hierfür ist die Rolle ${needed} nötig, die Ihnen ein Administrator des Kontos geben kann.`,
  readOnly: (role, needed) =>
    `Ihre Rolle in diesem Partnerkonto ist ${role}: Sie können dies lesen. Zum Ändern ist die Rolle ${needed} nötig.`,
}
