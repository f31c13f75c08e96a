import type { Areas } from '../areas.ts'

export const texts: Areas['start'] = {
  title: 'Start',
  description:
    'Von einer Anwendung bis zu einem Webhook, den Sie hier sehen. Eine öffentliche URL ist nicht nötig.',
  done: 'Erledigt:',

  application: 'Anwendung',
  applicationNote:
    'Sie beginnt als Entwurf, der Kunden und Termine lesen darf. Alles lässt sich später ändern.',
  partnerName: 'Name Ihres Unternehmens',
  partnerNameHint: 'Inhaber sehen ihn neben Ihren Anwendungen. Eröffnet Ihr Partnerkonto.',
  applicationName: 'Name der Anwendung',
  defaultApplication: 'Meine erste Anwendung',
  createApplication: 'Anwendung erstellen',
  alsoLocation: 'Dazu entsteht ein Teststandort mit Beispielkunden und Terminen.',
  createBoth: 'Anwendung und Teststandort erstellen',

  location: 'Teststandort',
  locationNote: 'Ein eigener Standort mit Team, Leistungen, Kunden und Terminen, zum Ausprobieren gemacht.',
  defaultLocation: 'Teststandort',
  createLocation: 'Teststandort erstellen',
  orOwnLocation: 'Oder verwenden Sie einen, der Ihnen schon gehört: {link}',
  testLocations: 'Teststandorte',

  installation: 'Installation',
  installNote: location => `Verbinden Sie die Anwendung als Inhaber mit ${location}.`,
  install: 'Installieren',
  installedIn: location => `in ${location}`,

  callback: 'Callback',
  callbackNote:
    'Ihr Programm bestätigt eine Installation mit einer Anfrage. Senden Sie sie jetzt so, wie sie ist, aus einem Terminal:',
  command: 'Befehl',
  copyCommand: 'Befehl kopieren',
  callbackNoteWithoutToken: name =>
    `Ihr Programm bestätigt eine Installation mit einer Anfrage. Ein Partner-Token wird nur einmal angezeigt: Setzen Sie Ihres anstelle von ${name} ein, oder stellen Sie ein neues aus. Senden Sie die Anfrage dann aus einem Terminal:`,
  token: 'Partner-Token',
  tokenNote: 'Kopieren Sie es jetzt in Ihr Programm. Sie sehen es nicht noch einmal.',
  issueToken: 'Neues Token ausstellen',
  issueTokenQuestion: 'Neues Token ausstellen?',
  issueTokenWarning: 'Das jetzige Token gilt sofort nicht mehr.',
  issueFirstToken: 'Dieses Partnerkonto hat zurzeit kein Token.',
  webhookUrl: 'Webhook-URL',
  webhookUrlHint:
    'Falls Sie eine haben, erhält auch sie die Ereignisse dieses Standorts. Ohne eine sehen Sie sie hier.',
  waitingForCallback: 'Wartet auf den Callback …',
  confirmed: 'bestätigt',
  refused: (status, message) => `Der letzte Callback erhielt ${status}: ${message}`,

  delivery: 'Erste Zustellung',
  deliveryNote: 'Diese Seite hört zu. Ändern Sie etwas am Teststandort, und sehen Sie, was gesendet wird.',
  changeClient: 'Einen Beispielkunden ändern',
  changedAt: moment => `Geändert am ${moment}`,
  waitingForDelivery: 'Änderungen werden nach fünf Sekunden gesendet …',
  delivered: 'zugestellt',
  received: 'Hier empfangen',
  receivedEvent: type => type,

  signature: 'Signatur',
  signatureNote:
    'Jede Zustellung ist signiert. Wir stellen ein Webhook-Geheimnis aus, senden noch eine Zustellung, und diese Seite prüft sie mit dem Geheimnis, wie es Ihr Programm tun wird. Ein früheres Geheimnis gilt noch 24 Stunden.',
  secret: 'Webhook-Geheimnis',
  secretNote: 'Kopieren Sie es jetzt in Ihr Programm. Sie sehen es nicht noch einmal.',
  copiedIt: 'Ich habe es kopiert',
  checkSignature: 'Eine Signatur prüfen',
  checkOwnEndpoint: 'Eigenen Endpunkt prüfen',
  signatureRight: 'Signatur stimmt',
  signatureWrong: 'Signatur stimmt nicht',
  toPublishing: 'Weiter: Veröffentlichen',
}
