import type { Areas } from '../areas.ts'

export const texts: Areas['resources'] = {
  title: 'Ressourcen',
  add: 'Ressource hinzufügen',
  addTitle: 'Neue Ressource',
  export: 'CSV exportieren',
  search: 'Ressourcen durchsuchen',
  none: 'Noch keine Ressourcen',
  noneNote:
    'Eine Ressource ist, was eine Leistung außer einer Person braucht: ein Raum, ein Stuhl, ein Gerät. Ein Termin reserviert davon eines.',
  noMatch: 'Keine Ressource gefunden',
  noMatchNote: 'Suchen Sie nach einem anderen Namen.',
  name: 'Name',
  nameHint: 'Zum Beispiel Waschbecken oder Behandlungsräume.',
  description: 'Notiz für das Team',
  instances: 'Exemplare',
  instancesNote:
    'Die einzelnen Stühle, Räume oder Geräte. Jedes ist zur selben Zeit für nur einen Termin da.',
  instance: place => `Exemplar ${place}`,
  addInstance: 'Exemplar hinzufügen',
  removeInstance: title => `${title} entfernen`,
  noInstances: 'Keine: nicht buchbar',
  usedBy: 'Verwendet von',
  unused: 'Keine Leistung',
  usedByNote: 'Leistungen, die diese Ressource brauchen. Ändern Sie das bei der Leistung.',
  created: title => `${title} hinzugefügt.`,
  saved: title => `${title} gespeichert.`,
  deleted: title => `${title} gelöscht.`,
  deleteTitle: title => `${title} löschen?`,
  deleteNote: 'Eine Ressource, die eine Leistung braucht oder die gebucht ist, kann nicht gelöscht werden.',
}
