import type { Right } from '@foyer/contract'

/** The rights in German mails, with the words of the console. */
export const germanRights: Record<Right, string> = {
  edit_users_access: 'Rechte von Benutzern verwalten',
  settings_access: 'Den Standort ändern',
  settings_master_access: 'Team und Arbeitszeiten verwalten',
  settings_services_access: 'Leistungen, Kategorien und Ressourcen verwalten',
  clients_access: 'Kunden sehen und ändern',
  client_phones_access: 'Telefonnummern von Kunden sehen',
  timetable_access: 'Termine und Gruppentermine sehen',
  create_records_access: 'Termine anlegen',
  edit_records_access: 'Termine ändern',
  delete_records_access: 'Termine löschen',
  storages_access: 'Produkte und Lager verwalten',
  finances_access: 'Finanzen sehen und buchen',
  loyalty_access: 'Treuekarten verwalten',
  dashboard_calls_access: 'Anrufe sehen',
  webhook_access: 'Webhooks verwalten',
  billing_access: 'Anwendungen bezahlen',
}
