import type { LetterWords, SuspendedThing, WordedOrigin } from './letter-words.ts'

const from = (address: string): string => (address ? ` von der Netzwerkadresse ${address}` : '')
const asked = ({ at, address }: WordedOrigin): string => `Angefordert am ${at}${from(address)}.`
const happened = ({ at, address }: WordedOrigin): string => `Das geschah am ${at}${from(address)}.`

const ifNotYou =
  'Falls Sie das nicht waren, ändern Sie Ihr Passwort und prüfen Sie die Sitzungen und Tokens in Ihrem Profil.'
const tellUs = (hasContact: boolean): string =>
  hasContact ? 'schreiben Sie uns bitte sofort.' : 'wenden Sie sich sofort an den Betreiber dieses Foyer.'

function nameOf(what: SuspendedThing): string {
  if (what.kind === 'person') return 'Ihr Konto'
  return what.kind === 'partner' ? `das Partnerkonto ${what.title}` : `den Standort ${what.title}`
}

function ofName(what: SuspendedThing): string {
  if (what.kind === 'person') return 'Ihres Kontos'
  return what.kind === 'partner' ? `des Partnerkontos ${what.title}` : `des Standorts ${what.title}`
}

const security =
  (subject: string, sentence: string) =>
  ({ origin }: { origin: WordedOrigin }) => ({
    subject,
    text: [sentence, `${happened(origin)} ${ifNotYou}`],
  })

export const german: LetterWords = {
  hello: 'Guten Tag,',
  device: name => (name === 'Unknown device' ? 'Unbekanntes Gerät' : name.replace(' on ', ' unter ')),
  roles: {
    owner: 'Inhaber',
    administrator: 'Administrator',
    team_member: 'Teammitglied',
    viewer: 'Betrachter',
    developer: 'Entwickler',
    admin: 'Administrator',
  },
  settings: 'Welche E-Mails Sie in welcher Sprache erhalten, legen Sie hier fest:',
  contact: ({ text }) => `Fragen? So erreichen Sie den Betreiber dieses Foyer: ${text}`,
  letters: {
    confirm: ({ link, origin }) => ({
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: [
        'Mit dieser Adresse wurde ein Konto bei Foyer angelegt. Bestätigen Sie mit diesem Link, dass sie Ihnen gehört:',
        link,
        'Der Link gilt einmal und 24 Stunden lang.',
        `${asked(origin)} Falls Sie das nicht waren, folgen Sie dem Link nicht: Ohne ihn kann niemand etwas im Namen dieser Adresse erhalten.`,
      ],
    }),
    change: ({ link, origin }) => ({
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      text: [
        'Diese Adresse wurde als neue Adresse eines Kontos bei Foyer angegeben. Mit diesem Link wird sie übernommen:',
        link,
        'Der Link gilt einmal und 24 Stunden lang. Bis dahin ändert sich nichts.',
        `${asked(origin)} Falls Sie das nicht waren, folgen Sie dem Link nicht.`,
      ],
    }),
    'change-asked': ({ newEmail, origin }) => ({
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      text: [
        `Jemand, der Ihr Passwort kennt, möchte die E-Mail-Adresse Ihres Kontos bei Foyer in ${newEmail} ändern. Die Änderung gilt, sobald der Link in der E-Mail dorthin geöffnet wurde.`,
        `${asked(origin)} Falls Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Damit wird auch der Link wertlos.`,
      ],
    }),
    changed: ({ newEmail, origin, hasContact }) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: [
        `Die E-Mail-Adresse Ihres Kontos bei Foyer ist ab jetzt ${newEmail}. Dies war die letzte E-Mail an die alte Adresse.`,
        `${happened(origin)} Falls Sie das nicht waren, ${tellUs(hasContact)}`,
      ],
    }),
    reset: ({ link, origin }) => ({
      subject: 'Legen Sie ein neues Passwort fest',
      text: [
        'Jemand möchte das Passwort Ihres Kontos bei Foyer zurücksetzen. Mit diesem Link legen Sie ein neues fest:',
        link,
        'Der Link gilt einmal und eine Stunde lang.',
        `${asked(origin)} Falls Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.`,
      ],
    }),
    'reset-done': ({ appUrl, origin }) => ({
      subject: 'Ihr Passwort wurde zurückgesetzt',
      text: [
        'Das Passwort Ihres Kontos bei Foyer wurde mit einem Link aus einer E-Mail an diese Adresse neu festgelegt. Alle Sitzungen und Tokens sind beendet.',
        `${happened(origin)} Falls Sie das nicht waren, liest jemand Ihre E-Mails: Sichern Sie zuerst Ihr Postfach und legen Sie dann ein neues Passwort fest:`,
        `${appUrl}/forgot-password`,
      ],
    }),
    'have-account': ({ appUrl, origin }) => ({
      subject: 'Sie haben bereits ein Konto',
      text: [
        'Jemand hat diese Adresse bei Foyer eingegeben, und zu ihr gibt es ein Konto: Ihres. Geändert hat sich nichts.',
        `Falls Sie es waren, melden Sie sich unter ${appUrl}/sign-in an. Wenn Sie Ihr Passwort vergessen haben, legen Sie unter ${appUrl}/forgot-password ein neues fest.`,
        `${happened(origin)} Falls Sie das nicht waren, tun Sie nichts.`,
      ],
    }),
    'account-deleted': ({ origin, hasContact }) => ({
      subject: 'Ihr Konto wurde gelöscht',
      text: [
        'Ihr Konto bei Foyer wurde gelöscht. Ihr Name, Ihre E-Mail-Adresse und Ihre Telefonnummer sind entfernt; alle Sitzungen, Tokens und Rollen sind beendet. Dies war die letzte E-Mail an Sie.',
        'Sie können sich mit dieser Adresse erneut registrieren. Das wird ein neues Konto, ohne etwas vom alten.',
        `${happened(origin)} Falls Sie das nicht waren, ${tellUs(hasContact)}`,
      ],
    }),
    'new-device': ({ device, origin }) => ({
      subject: 'Neue Anmeldung an Ihrem Foyer-Konto',
      text: [
        `An Ihrem Konto hat sich jemand mit einem Gerät angemeldet, das wir noch nicht kennen: ${device}.`,
        `${happened(origin)} ${ifNotYou}`,
      ],
    }),
    'password-changed': security(
      'Ihr Foyer-Passwort wurde geändert',
      'Das Passwort Ihres Kontos wurde geändert. Andere Sitzungen und alle Tokens sind beendet.',
    ),
    'second-factor-on': security(
      'Zweiter Faktor eingeschaltet',
      'Ein zweiter Faktor wurde eingeschaltet: Zum Anmelden ist jetzt ein Code Ihrer Authenticator-App nötig.',
    ),
    'second-factor-off': security(
      'Zweiter Faktor ausgeschaltet',
      'Der zweite Faktor wurde ausgeschaltet: Das Passwort allein öffnet jetzt Ihr Konto.',
    ),
    'recovery-codes-renewed': security(
      'Neue Wiederherstellungscodes für Ihr Foyer-Konto',
      'Für Ihren zweiten Faktor wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
    ),
    'access-token-created': ({ title, scopes, origin }) => ({
      subject: 'Neues Zugriffstoken für Ihr Foyer-Konto',
      text: [
        `Das persönliche Zugriffstoken „${title}“ wurde erstellt (${scopes.join(', ')}).`,
        `${happened(origin)} ${ifNotYou}`,
      ],
    }),
    suspended: ({ what, reason, hasContact }) => ({
      subject: 'Von Foyer gesperrt',
      text: [
        `Ein Betreiber der Plattform hat ${nameOf(what)} gesperrt. Bis zur Aufhebung ist keine Nutzung möglich. Gelöscht wurde nichts.`,
        `Begründung: ${reason}`,
        `Wenn Sie das für einen Irrtum halten, ${hasContact ? 'schreiben Sie uns' : 'wenden Sie sich an den Betreiber dieses Foyer'}.`,
      ],
    }),
    'suspension-lifted': ({ what }) => ({
      subject: 'Nicht mehr von Foyer gesperrt',
      text: [`Die Sperre ${ofName(what)} bei Foyer wurde aufgehoben. Alles ist wieder wie zuvor nutzbar.`],
    }),
    invitation: ({ to, role, inviter, link, until }) => ({
      subject: `Einladung zu ${to}`,
      text: [
        `${inviter} lädt Sie zu ${to} bei Foyer ein, mit der Rolle ${role}.`,
        `Öffnen Sie diesen Link, um die Einladung anzusehen und anzunehmen oder abzulehnen:\n${link}`,
        `Die Einladung endet am ${until}. Der Link ist nur für Sie: Geben Sie ihn nicht weiter.`,
        'Wenn Sie diese Einladung nicht erwarten, ignorieren Sie diese E-Mail: Dann geschieht nichts.',
      ],
    }),
  },
}
