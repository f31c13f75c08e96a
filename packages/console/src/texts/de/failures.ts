import type { Areas } from '../areas.ts'

export const texts: Areas['failures'] = {
  reasons: {
    refused: () => 'Die Verbindung wurde abgelehnt.',
    reset: () => 'Die Verbindung brach ab, bevor die Antwort vollständig war.',
    closed: () => 'Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.',
    not_connected: () => 'Es kam keine Verbindung zustande.',
    not_connected_in_time: () => 'Es kam nicht rechtzeitig eine Verbindung zustande.',
    connection_failed: () => 'Die Verbindung ist fehlgeschlagen.',
    private_network: () => 'Die Adresse führt in ein privates Netz; es wurde nichts gesendet.',
    unknown_name: () => 'Der Name des Servers lässt sich nicht auflösen.',
    too_large: () => 'Die Antwort ist zu groß.',
    not_http: () => 'Die Antwort ist kein HTTP.',
    unreadable: error => `Die Antwort war nicht lesbar (${error}).`,
    tls: error => `Der TLS-Handshake ist fehlgeschlagen (${error}).`,
    timeout: seconds => `Keine vollständige Antwort innerhalb von ${seconds} Sekunden.`,
    redirect: status => `Der Endpunkt hat mit ${status} geantwortet; Weiterleitungen wird nicht gefolgt.`,
    status: status => `Der Endpunkt hat mit ${status} geantwortet.`,
    listener_ended: () => 'Der Listener ist beendet oder darf dieses Ereignis nicht mehr erhalten.',
    listener_silent: () => 'Der Listener wurde beendet, bevor er etwas gemeldet hat.',
    listener_timeout: seconds => `Der Listener hat innerhalb von ${seconds} Sekunden nichts gemeldet.`,
    listener_failed: error => `Der Listener hat keine Antwort erhalten: ${error}`,
    interrupted: () =>
      'Auf unserer Seite unterbrochen, bevor die Antwort gespeichert war. Es wird noch einmal gesendet.',
  },
  blocked: {
    removed: 'Die Anwendung oder der Endpunkt wurde vor dem Senden entfernt.',
    switched_off: 'Ein Inhaber des Standorts hat den Endpunkt ausgeschaltet.',
    application_disabled: 'Ein Betreiber hat die Anwendung gesperrt.',
    application_frozen: 'Die Anwendung ist an diesem Standort eingefroren.',
    partner_suspended: 'Das Partnerkonto ist gesperrt.',
    location_suspended: 'Der Standort ist gesperrt.',
    person_suspended: 'Wer den Endpunkt eingerichtet hat, ist gesperrt.',
    not_installed: 'Die Anwendung ist nicht mit diesem Standort verbunden.',
    person_unknown:
      'Es ist nicht bekannt, wer den Endpunkt eingerichtet hat. Ein Inhaber kann ihn übernehmen.',
    no_role:
      'Wer den Endpunkt eingerichtet hat, hat keine Rolle mehr an diesem Standort. Ein Inhaber kann ihn übernehmen.',
    no_webhook_access:
      'Wer den Endpunkt eingerichtet hat, darf dort keine Webhooks mehr verwalten. Ein Inhaber kann ihn übernehmen.',
    inactive: 'Der Endpunkt ist pausiert.',
    no_right: 'Wer den Endpunkt eingerichtet hat, hat kein Recht mehr auf diese Daten.',
    not_subscribed: 'Der Endpunkt erhält Ereignisse dieser Art nicht.',
    own_change:
      'Die Änderung wurde mit Ihrem eigenen Partner-Token gemacht, und der Endpunkt lässt eigene Änderungen aus.',
  },
  short: {
    refused: 'Abgelehnt',
    timeout: 'Zeitlimit',
    name: 'DNS',
    tls: 'TLS',
    private: 'Privat',
    response: 'Defekt',
    listener: 'Listener',
    down: 'Keine',
  },
  notTriedAgain: 'Fehlgeschlagene Zustellungen werden nicht von selbst wiederholt.',
  remedies: {
    broken:
      'Ihr Server ist an sich selbst gescheitert. Sehen Sie in seinem Protokoll zu dieser Zeit nach, und stellen Sie dann erneut zu.',
    rejected:
      'Ihr Server weist die Anfrage ab. Prüfen Sie Pfad, Zugriffsregeln und Ihre Signaturprüfung, und stellen Sie dann erneut zu.',
    redirect: 'Die URL ist umgezogen. Tragen Sie beim Endpunkt die neue ein, und stellen Sie dann erneut zu.',
    timeout: 'Antworten Sie zuerst, und erledigen Sie die Arbeit danach. Stellen Sie dann erneut zu.',
    refused:
      'An dieser Adresse und diesem Port hört niemand zu. Starten Sie Ihren Server, und stellen Sie dann erneut zu.',
    name: 'Prüfen Sie den Hostnamen der URL und seinen DNS-Eintrag, und stellen Sie dann erneut zu.',
    tls: 'Prüfen Sie das Zertifikat: Name, Datum und Zwischenzertifikate. Stellen Sie dann erneut zu.',
    private: 'Verwenden Sie eine URL, die aus dem Internet erreichbar ist.',
    response: 'Antworten Sie mit kurzem, gültigem HTTP, und stellen Sie dann erneut zu.',
    down: 'Prüfen Sie, ob Ihr Server und seine Firewall Anfragen durchlassen, und stellen Sie dann erneut zu.',
    listener:
      'Öffnen Sie den Listener wieder; solange er offen ist, kann Verpasstes erneut zugestellt werden.',
  },
  explained: {
    due: ({ at }) => `Wird gesendet: ${at}.`,
    delivered: ({ at, attempt }) => `Mit Versuch ${attempt} zugestellt: ${at}.`,
    reported_failure: ({ at, attempt }) =>
      `Mit Versuch ${attempt} zugestellt: ${at}. Die Antwort war 2xx mit success: false; das gilt als zugestellt und wird nicht wiederholt.`,
    failed: ({ at, reason }) =>
      `Gesendet und fehlgeschlagen: ${at}. ${reason} Es wird nicht von selbst wiederholt.`,
    held: ({ reason }) => `Zurückgehalten: ${reason} Senden Sie es erneut, wenn das vorbei ist.`,
    cancelled: ({ reason }) => `Vor dem Senden abgebrochen: ${reason}`,
    switched_off: ({ at }) => `Ein Inhaber des Standorts hat den Endpunkt ausgeschaltet: ${at}.`,
    paused: ({ reason }) => `Der Endpunkt ist pausiert. ${reason}`,
    blocked: ({ reason }) => reason,
    application_lacks_right: ({ right, kind }) =>
      `Die Anwendung verlangt das Recht „${right}“ nicht, das für ${kind} nötig ist.`,
    person_lacks_right: ({ right, kind }) =>
      `Wer den Endpunkt eingerichtet hat, hat an diesem Standort das Recht „${right}“ nicht, das für ${kind} nötig ist.`,
    not_subscribed: ({ kind }) => `Der Endpunkt erhält dies nicht: ${kind}. Wählen Sie es beim Endpunkt aus.`,
    not_named: ({ kind }) => `Die Anwendung verlangt dies nicht: ${kind}. Wählen Sie es unter „Zugriff“ aus.`,
    not_confirmed: () =>
      'Die Anwendung ist an diesem Standort nicht aktiv: Ihre Installation ist nicht bestätigt.',
    not_published: () =>
      'Die Anwendung ist nicht veröffentlicht, und keiner ihrer Entwickler ist Inhaber dieses Standorts. Sie erhält hier also nichts.',
    no_endpoint: () =>
      'Die Anwendung hat an diesem Standort keinen Endpunkt: Fügen Sie einen hinzu, oder nennen Sie einen mit dem Callback.',
    just_happened: () => 'Die Änderung ist gerade erst geschehen, und ihre Zustellungen gibt es noch nicht.',
    own_change: () =>
      'Die Änderung wurde mit Ihrem eigenen Partner-Token gemacht, und der Endpunkt lässt eigene Änderungen aus.',
    own_change_before_endpoint: ({ at }) =>
      `Die Änderung wurde mit Ihrem eigenen Partner-Token gemacht, und der Endpunkt lässt eigene Änderungen aus. Außerdem wurde er später eingerichtet: ${at}.`,
    before_endpoint: ({ at }) => `Der Endpunkt wurde später eingerichtet: ${at}.`,
    before_settings: ({ at }) =>
      `Die Webhook-Einstellungen wurden später geändert: ${at}. Wie sie vorher waren, wird nicht aufbewahrt.`,
    not_active_then: ({ status }) => `Die Anwendung war damals an diesem Standort nicht aktiv (${status}).`,
    before_change: () => 'Der Endpunkt wurde später geändert; wie er vorher war, wird nicht aufbewahrt.',
    not_known: () =>
      'Es wurde nicht gesendet, und nichts von dem, was jetzt eingestellt ist, erklärt das; was damals galt, wird nicht aufbewahrt.',
    no_event: () =>
      'Zu diesem Datensatz gibt es in den letzten 30 Tagen kein Ereignis: Er hat sich nicht geändert, oder es gibt ihn nicht.',
    nobody_there: () =>
      'Keine Ihrer Anwendungen ist mit diesem Standort verbunden, und keiner Ihrer Endpunkte ist dort eingerichtet.',
    listener_of_other_location: ({ location }) =>
      `Dieser Listener gilt nur für einen anderen Standort: ${location}.`,
    listener_of_other_events: ({ events }) => `Dieser Listener gilt für andere Ereignisse: ${events}.`,
    listener_own_change: () =>
      'Die Änderung wurde mit Ihrem eigenen Partner-Token gemacht: Ein Listener erhält sie nur, wo einer Ihrer Endpunkte eigene Änderungen erhält.',
    listener_lacks_kind: ({ kind }) =>
      `Ein Listener erhält, was Ihre Anwendungen und Endpunkte erhalten, und keiner davon erhält an diesem Standort zurzeit: ${kind}.`,
    listener_missed: ({ missed }) =>
      `Dieser Listener begann später, oder es wartete zu viel auf ihn. Verpasste Ereignisse: ${missed}.`,
  },
  statusesThen: { pending: 'nicht bestätigt', uninstalled: 'nicht verbunden' },
  unknownMoment: 'zu unbekannter Zeit',
  saysNothing:
    'Keine Ihrer Anwendungen und keiner Ihrer Endpunkte erhält hier Ereignisse dieser Art. Das Folgende gilt daher für jeden Datensatz und sagt nicht, ob es diesen gibt.',
}
