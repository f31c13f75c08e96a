import type { LetterWords, SuspendedThing, WordedOrigin } from './letter-words.ts'

const from = (address: string): string => (address ? ` from the network address ${address}` : '')
const asked = ({ at, address }: WordedOrigin): string => `This was asked for on ${at}${from(address)}.`
const happened = ({ at, address }: WordedOrigin): string => `It happened on ${at}${from(address)}.`

const ifNotYou =
  'If it was not you, change your password and look at the sessions and tokens in your profile.'
const tellUs = (hasContact: boolean): string =>
  hasContact ? 'write to us at once.' : 'tell whoever runs this Foyer at once.'

function nameOf(what: SuspendedThing): string {
  if (what.kind === 'person') return 'your account'
  return what.kind === 'partner' ? `the partner account ${what.title}` : `the location ${what.title}`
}

const security =
  (subject: string, sentence: string) =>
  ({ origin }: { origin: WordedOrigin }) => ({
    subject,
    text: [sentence, `${happened(origin)} ${ifNotYou}`],
  })

export const english: LetterWords = {
  hello: 'Hello,',
  device: name => name,
  roles: {
    owner: 'Owner',
    administrator: 'Administrator',
    team_member: 'Team member',
    viewer: 'Viewer',
    developer: 'Developer',
    admin: 'Admin',
  },
  settings: 'Choose which mails you get, and their language:',
  contact: ({ text }) => `Questions? Reach whoever runs this Foyer here: ${text}`,
  letters: {
    confirm: ({ link, origin }) => ({
      subject: 'Confirm your e-mail address',
      text: [
        'An account at Foyer was created with this address. Follow this link to confirm that the address is yours:',
        link,
        'The link works once, for 24 hours.',
        `${asked(origin)} If it was not you, do not follow the link: without it nobody can be given anything in the name of this address.`,
      ],
    }),
    change: ({ link, origin }) => ({
      subject: 'Confirm your new e-mail address',
      text: [
        'This address was entered as the new address of an account at Foyer. Follow this link to make the change:',
        link,
        'The link works once, for 24 hours. Until then nothing changes.',
        `${asked(origin)} If it was not you, do not follow the link.`,
      ],
    }),
    'change-asked': ({ newEmail, origin }) => ({
      subject: 'Your e-mail address is about to change',
      text: [
        `Somebody who knows your password asked to change the e-mail address of your account at Foyer to ${newEmail}. The change takes effect when the link that went there is followed.`,
        `${asked(origin)} If it was not you, change your password now: that also makes the link worthless.`,
      ],
    }),
    changed: ({ newEmail, origin, hasContact }) => ({
      subject: 'Your e-mail address was changed',
      text: [
        `The e-mail address of your account at Foyer is ${newEmail} from now on. This was the last mail to the old one.`,
        `${happened(origin)} If it was not you, ${tellUs(hasContact)}`,
      ],
    }),
    reset: ({ link, origin }) => ({
      subject: 'Set a new password',
      text: [
        'Somebody asked to reset the password of your account at Foyer. Follow this link to set a new one:',
        link,
        'The link works once, for one hour.',
        `${asked(origin)} If it was not you, do nothing: your password stays as it is.`,
      ],
    }),
    'reset-done': ({ appUrl, origin }) => ({
      subject: 'Your password was reset',
      text: [
        'The password of your account at Foyer was set anew with a link from a mail to this address. All sessions and tokens have ended.',
        `${happened(origin)} If it was not you, somebody reads your mail: secure your mailbox first, then set a new password:`,
        `${appUrl}/forgot-password`,
      ],
    }),
    'have-account': ({ appUrl, origin }) => ({
      subject: 'You have an account already',
      text: [
        'Somebody entered this address at Foyer, and there is an account with it: yours. Nothing has changed.',
        `If it was you, sign in at ${appUrl}/sign-in, or set a new password at ${appUrl}/forgot-password if you forgot it.`,
        `${happened(origin)} If it was not you, do nothing.`,
      ],
    }),
    'account-deleted': ({ origin, hasContact }) => ({
      subject: 'Your account was deleted',
      text: [
        'Your account at Foyer was deleted. Your name, e-mail address and phone number are erased, and all sessions, tokens and roles have ended. This was the last mail to you.',
        'You can sign up again with this address. It will be a new account, with nothing of the old one.',
        `${happened(origin)} If it was not you, ${tellUs(hasContact)}`,
      ],
    }),
    'new-device': ({ device, origin }) => ({
      subject: 'New sign-in to your Foyer account',
      text: [
        `Your account was signed in to from a device that is new to us: ${device}.`,
        `${happened(origin)} ${ifNotYou}`,
      ],
    }),
    'password-changed': security(
      'Your Foyer password was changed',
      'The password of your account was changed. Other sessions and all tokens have ended.',
    ),
    'second-factor-on': security(
      'Second factor switched on',
      'A second factor was switched on: signing in now needs a code of your authenticator app.',
    ),
    'second-factor-off': security(
      'Second factor switched off',
      'The second factor was switched off: the password alone opens your account now.',
    ),
    'recovery-codes-renewed': security(
      'New recovery codes for your Foyer account',
      'New recovery codes of your second factor were made. The former ones have ended.',
    ),
    'access-token-created': ({ title, scopes, origin }) => ({
      subject: 'New access token for your Foyer account',
      text: [
        `The personal access token “${title}” was created (${scopes.join(', ')}).`,
        `${happened(origin)} ${ifNotYou}`,
      ],
    }),
    suspended: ({ what, reason, hasContact }) => ({
      subject: 'Suspended by Foyer',
      text: [
        `An operator of Foyer has suspended ${nameOf(what)}. Until this is lifted, it cannot be used. Nothing was deleted.`,
        `The reason: ${reason}`,
        `If you think that this is a mistake, write to ${hasContact ? 'us' : 'whoever runs this Foyer'}.`,
      ],
    }),
    'suspension-lifted': ({ what }) => ({
      subject: 'No longer suspended by Foyer',
      text: [`The suspension of ${nameOf(what)} at Foyer was lifted. It can be used as before.`],
    }),
    invitation: ({ to, role, inviter, link, until }) => ({
      subject: `Invitation to ${to}`,
      text: [
        `${inviter} invites you to ${to} on Foyer, with the role ${role}.`,
        `Open this link to see the invitation, and accept or decline it:\n${link}`,
        `The invitation ends on ${until}. The link is for you alone: do not pass it on.`,
        'If you do not expect this invitation, ignore this mail: nothing happens.',
      ],
    }),
  },
}
