import type { Areas } from '../areas.ts'

export const texts: Areas['consents'] = {
  title: 'Zugriff auf Ihren Standort',
  consent: 'Einwilligung',
  asksTo: partner => `{client} von ${partner} möchte:`,
  location: 'Standort',
  allow: 'Erlauben',
  deny: 'Ablehnen',
  onlyOwners: 'Sie sind nicht Inhaber eines Standorts. Nur ein Inhaber kann das erlauben.',
  youReturn: (name, host) =>
    `Sie sind als ${name} angemeldet und kehren zu ${host} zurück. Auf der Seite des Standorts können Sie die Einwilligung jederzeit zurückziehen.`,

  brokenLink: 'Dieser Link funktioniert nicht',
  brokenLinkNote: 'Eine Anwendung hat Sie mit einer ungültigen Anfrage hierher geschickt.',
  problems: {
    invalid_client: 'Die Anwendung, die Sie hierher geschickt hat, ist nicht registriert.',
    unauthorized_client: 'Die Anwendung, die Sie hierher geschickt hat, darf danach nicht fragen.',
    invalid_redirect_uri: 'Die Redirect-URI der Anwendung ist nicht registriert.',
    invalid_request: 'Die Anfrage ist unvollständig oder ungültig.',
    invalid_scope: 'Die Anwendung fragt nach unbekannten Berechtigungen.',
    unsupported_response_type: 'Die Anwendung verlangt eine Antwort, die es hier nicht gibt.',
    access_denied: 'Der Zugriff wurde abgelehnt.',
    server_error: 'Bei uns ist etwas schiefgegangen.',
    temporarily_unavailable:
      'Der Dienst ist gerade nicht erreichbar. Versuchen Sie es in einer Minute noch einmal.',
  },
  problemWithCode: (sentence, code) => `${sentence} (${code})`,
  unknownProblem: 'Die Anfrage ist ungültig.',
  startAgain:
    'Gehen Sie zurück und beginnen Sie von vorn. Passiert es wieder, sagen Sie es dem Entwickler der Anwendung.',

  consents: 'Einwilligungen',
  consentsNote: 'OAuth-Clients von Partnern, die auf diesen Standort zugreifen dürfen.',
  noConsents: 'Keine Einwilligungen',
  noConsentsNote:
    'Wenn ein OAuth-Client Zugriff auf diesen Standort möchte, sehen Sie, worum er bittet. Was Sie erlauben, steht dann hier.',
  paused: name => `Pausiert: ${name} ist nicht mehr Inhaber dieses Standorts`,
  pausedUnknown: 'Pausiert: Wer eingewilligt hat, ist nicht mehr Inhaber dieses Standorts',
  since: day => `seit ${day}`,
  consentTo: title => `die Einwilligung für ${title}`,
  takeOverNote: (title, location, scopes) =>
    `Mit Ihrer Einwilligung darf ${title} an ${location} wieder Folgendes: ${scopes}. Wenn Sie den Client nicht kennen, ziehen Sie die Einwilligung stattdessen zurück.`,
  withdraw: 'Zurückziehen',
  withdrawNamed: title => `Einwilligung für ${title} zurückziehen`,
  withdrawQuestion: title => `Einwilligung für ${title} zurückziehen?`,
  withdrawNote: (title, location) =>
    `${title} verliert sofort den Zugriff auf ${location}, kann aber erneut danach fragen.`,
  withdrawn: (title, location) => `${title} hat keinen Zugriff mehr auf ${location}.`,
}
