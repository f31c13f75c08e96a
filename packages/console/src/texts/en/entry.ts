/** Words of the pages before sign-in. */
export const texts = {
  confirmTitle: 'Confirm your e-mail address',
  confirmNote: 'Only confirm if you entered this address on Foyer yourself.',
  confirmAddress: 'Confirm address',
  confirmed: 'Your address is confirmed',
  confirmedNote: 'Thank you. You can continue now.',
  goToFoyer: 'Go to Foyer',
  resetTitle: 'Reset your password',
  resetNote: 'We’ll send you a link to set a new one.',
  rememberIt: 'Remember it? {link}',
  signIn: 'Sign in',
  linkSent: 'If there is an account for {email}, we have sent a link. It works for one hour.',
  sendLink: 'Send link',
  email: 'E-mail',
  endedLink: 'This link no longer works',
  endedPasswordLink:
    'It was used already, it is older than an hour, or a newer one was sent. If you have set your password, sign in with it.',
  endedConfirmation: 'It was used already, it is too old, or a newer one was sent.',
  alreadyConfirmed: (email: string) =>
    `${email} is confirmed. To use another address, change it in your profile.`,
  confirmationSent: (email: string) => `We have sent a new link to ${email}.`,
  newLink: 'Ask for a new link',
  incompleteLink: 'Incomplete link',
  incompleteLinkNote: 'The link in the mail is long. Open all of it, or request a new one.',
  invited: 'You’re invited',
  invitedNote:
    'Somebody offers you a role in their location or partner account. To see and answer the invitation, sign in with the e-mail address it was sent to.',
  createAccountTitle: 'Create an account',
  createAccount: 'Create account',
  passwordSet: 'Password set. Sign in with it now.',
  setPasswordTitle: 'Set a new password',
  setPasswordNote: 'This signs you out on every device and revokes all your tokens.',
  newPassword: 'New password',
  passwordHint: 'At least ten characters.',
  setPassword: 'Set password',
  demoLogins: 'Demo logins',
  demoLoginsTitle: 'Sandbox: sign in with one click',
  codeTitle: 'Enter your code',
  codeNote: 'Your account is protected by a second factor.',
  otherAccount: 'Use another account',
  secondFactor: 'Second factor',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
  signInTitle: 'Sign in to Foyer',
  newHere: 'New here? {link}',
  emailOrPhone: 'E-mail or phone',
  password: 'Password',
  forgotPassword: 'Forgot your password?',
  invitedSignUpNote: 'Use the e-mail address that the invitation was sent to.',
  signUpNote: 'For people who run locations, and for developers who build for them.',
  haveAccount: 'Have an account? {link}',
  name: 'Name',
  phone: 'Phone',
}

declare module '../areas.ts' {
  interface Areas {
    entry: typeof texts
  }
}
