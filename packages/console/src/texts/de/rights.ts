import type { Areas } from '../areas.ts'

export const texts: Areas['rights'] = {
  groups: {
    users: { title: 'Benutzer', rights: { edit_users_access: 'Rechte von Benutzern verwalten' } },
    settings: {
      title: 'Einstellungen',
      rights: {
        settings_access: 'Den Standort ändern',
        settings_master_access: 'Team und Arbeitszeiten verwalten',
        settings_services_access: 'Leistungen, Kategorien und Ressourcen verwalten',
      },
    },
    clients: {
      title: 'Kunden',
      rights: {
        clients_access: 'Kunden sehen und ändern',
        client_phones_access: 'Telefonnummern von Kunden sehen',
      },
    },
    timetable: {
      title: 'Kalender',
      rights: {
        timetable_access: 'Termine und Gruppentermine sehen',
        create_records_access: 'Termine anlegen',
        edit_records_access: 'Termine ändern',
        delete_records_access: 'Termine löschen',
      },
    },
    storage: { title: 'Produkte', rights: { storages_access: 'Produkte und Lager verwalten' } },
    finances: { title: 'Finanzen', rights: { finances_access: 'Finanzen sehen und buchen' } },
    loyalty: { title: 'Treueprogramm', rights: { loyalty_access: 'Treuekarten verwalten' } },
    telephony: { title: 'Telefonie', rights: { dashboard_calls_access: 'Anrufe sehen' } },
    integrations: { title: 'Webhooks', rights: { webhook_access: 'Webhooks verwalten' } },
    billing: { title: 'Zahlungen', rights: { billing_access: 'Anwendungen bezahlen' } },
  },
  choice: 'Die Auswahl der Rechte',
  none: 'Keine Rechte angefordert.',
}
