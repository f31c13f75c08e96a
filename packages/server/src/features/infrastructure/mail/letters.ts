import type { Letter } from './mail.ts'

/** Where a request came from, so that the reader can judge whether it was theirs. */
export interface RequestOrigin {
  at: Date
  /** The network address of the request. */
  address: string
}

interface WithLink {
  link: string
  origin: RequestOrigin
}

/**
 * A letter to an unproven address contains no word that a stranger typed, not even a name: otherwise anybody could
 * send anything to anyone in our name.
 */
const letter = (subject: string, ...paragraphs: string[]): Letter => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Foyer'].join('\n\n'),
})

const said = ({ at, address }: RequestOrigin): string =>
  `This was asked for on ${inWords(at)}${address ? ` from the network address ${address}` : ''}.`

const inWords = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`

export const confirmLetter = ({ link, origin }: WithLink): Letter =>
  letter(
    'Confirm your e-mail address',
    'An account at Foyer was created with this address. Follow this link to confirm that the address is yours:',
    link,
    'The link works once, for 24 hours.',
    `${said(origin)} If it was not you, do not follow the link: without it nobody can be given anything in the name of this address.`,
  )

export const changeLetter = ({ link, origin }: WithLink): Letter =>
  letter(
    'Confirm your new e-mail address',
    'This address was entered as the new address of an account at Foyer. Follow this link to make the change:',
    link,
    'The link works once, for 24 hours. Until then nothing changes.',
    `${said(origin)} If it was not you, do not follow the link.`,
  )

export const changeAskedLetter = ({
  newEmail,
  origin,
}: {
  newEmail: string
  origin: RequestOrigin
}): Letter =>
  letter(
    'Your e-mail address is about to change',
    `Somebody who knows your password asked to change the e-mail address of your account at Foyer to ${newEmail}. The change takes effect when the link that went there is followed.`,
    `${said(origin)} If it was not you, change your password now: that also makes the link worthless.`,
  )

export const changedLetter = ({ newEmail, origin }: { newEmail: string; origin: RequestOrigin }): Letter =>
  letter(
    'Your e-mail address was changed',
    `The e-mail address of your account at Foyer is ${newEmail} from now on. This was the last mail to the old one.`,
    `${said(origin)} If it was not you, tell whoever runs this Foyer at once.`,
  )

export const resetLetter = ({ link, origin }: WithLink): Letter =>
  letter(
    'Set a new password',
    'Somebody asked to reset the password of your account at Foyer. Follow this link to set a new one:',
    link,
    'The link works once, for one hour.',
    `${said(origin)} If it was not you, do nothing: your password stays as it is.`,
  )

export const resetDoneLetter = ({ appUrl, origin }: { appUrl: string; origin: RequestOrigin }): Letter =>
  letter(
    'Your password was reset',
    'The password of your account at Foyer was set anew with a link from a mail to this address. All sessions and tokens have ended.',
    `${said(origin)} If it was not you, somebody reads your mail: secure your mailbox first, then set a new password:`,
    `${appUrl}/forgot-password`,
  )

/** Goes to the owner of an address with which somebody tried to sign up, or which somebody tried to change to. */
export const alreadyHaveAccountLetter = ({
  appUrl,
  origin,
}: {
  appUrl: string
  origin: RequestOrigin
}): Letter =>
  letter(
    'You have an account already',
    'Somebody entered this address at Foyer, and there is an account with it: yours. Nothing has changed.',
    `If it was you, sign in at ${appUrl}/sign-in, or set a new password at ${appUrl}/forgot-password if you forgot it.`,
    `${said(origin)} If it was not you, do nothing.`,
  )

/** Reports a change of the account that its person should know of, such as `A second factor was switched off.` */
export const securityLetter = (what: { subject: string; sentence: string; origin: RequestOrigin }): Letter =>
  letter(
    what.subject,
    what.sentence,
    `${said(what.origin)} If it was not you, change your password and look at the sessions and tokens in your profile.`,
  )

/** The last mail to the address of an account. */
export const accountDeletedLetter = ({ origin }: { origin: RequestOrigin }): Letter =>
  letter(
    'Your account was deleted',
    'Your account at Foyer was deleted. Your name, e-mail address and phone number are erased, and all sessions, tokens and roles have ended. This was the last mail to you.',
    'You can sign up again with this address. It will be a new account, with nothing of the old one.',
    `${said(origin)} If it was not you, tell whoever runs this Foyer at once.`,
  )

/** Goes to a confirmed address. The operator's reason is part of it, and the operator's name is not. */
export const suspensionLetter = ({ what, reason }: { what: string; reason: string }): Letter =>
  letter(
    'Suspended by Foyer',
    `An operator of Foyer has suspended ${what}. Until this is lifted, it cannot be used. Nothing was deleted.`,
    `The reason: ${reason}`,
    'If you think that this is a mistake, write to whoever runs this Foyer.',
  )

export const suspensionLiftedLetter = ({ what }: { what: string }): Letter =>
  letter(
    'No longer suspended by Foyer',
    `The suspension of ${what} at Foyer was lifted. It can be used as before.`,
  )
