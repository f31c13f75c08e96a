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
  other: 'Weitere',
  isSensitive: 'Sensibel',
  sensitive: {
    edit_users_access: 'Sie kann Personen Zugang zu Ihrem Standort geben und nehmen.',
    settings_access: 'Sie kann Name, Adresse und Kontaktdaten Ihres Standorts ändern.',
    clients_access: 'Sie kann alle Ihre Kunden lesen, ändern und löschen.',
    client_phones_access: 'Sie sieht Telefonnummern und kann Ihre Kunden damit erreichen.',
    delete_records_access: 'Sie kann Termine löschen. Das lässt sich nicht rückgängig machen.',
    storages_access: 'Sie kann Ihren Lagerbestand und seinen Wert ändern.',
    finances_access: 'Sie sieht Ihre Einnahmen und Ausgaben und kann neue buchen.',
    webhook_access: 'Sie kann Ereignisse Ihres Standorts an andere Adressen senden lassen.',
    billing_access: 'Sie sieht, was Sie für Anwendungen bezahlen, und kann Zahlungsseiten öffnen.',
  },
  none: 'Keine Rechte angefordert.',
}
