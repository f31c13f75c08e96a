import type { Areas } from '../areas.ts'

export const texts: Areas['oauth'] = {
  description: 'Programme, die Inhaber um Zugriff auf deren Standorte bitten und v3 aufrufen.',
  yourClients: 'Ihre Clients',
  noClients: 'Noch keine OAuth-Clients',
  noClientsNote: 'Registrieren Sie einen, um seine ID und sein Geheimnis zu erhalten.',
  facts: (clientId, hint) => `${clientId} · Geheimnis •••• ${hint}`,

  register: 'Registrieren',
  registerClient: 'Client registrieren',
  editClient: 'Client bearbeiten',
  editNamed: title => `${title} bearbeiten`,
  name: 'Name',
  nameHint: 'Inhaber sehen diesen Namen.',
  redirectUris: 'Redirect-URIs',
  redirectUrisHint:
    'Wohin Inhaber zurückkehren. Schreiben Sie jede in eine eigene Zeile. Leer bedeutet: nur Client Credentials.',

  secretOf: title => `Geheimnis von ${title}`,
  secretNote: 'Kopieren Sie es jetzt, denn Sie sehen es nicht wieder.',
  clientId: 'Client-ID',
  clientIdLead: 'Client-ID:',
  copiedIt: 'Ich habe es kopiert',

  issueSecret: 'Neues Geheimnis ausstellen',
  issueSecretFor: title => `Neues Geheimnis für ${title} ausstellen`,
  issueSecretQuestion: title => `Neues Geheimnis für ${title} ausstellen?`,
  issueSecretAction: 'Neues Geheimnis ausstellen',
  issueSecretWarning:
    'Das aktuelle Geheimnis gilt sofort nicht mehr. Tokens, die damit ausgestellt wurden, gelten bis zu ihrem Ablauf.',
  deleteNamed: title => `${title} löschen`,
  deleteQuestion: title => `${title} löschen?`,
  deleteWarning: 'Seine Tokens und die Einwilligungen der Inhaber enden sofort.',
  deleted: title => `${title} gelöscht.`,
}
