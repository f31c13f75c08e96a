import { useLoaded } from '../../data/use-loaded.ts'
import { foyer } from '../../foyer.ts'
import { Page } from '../../layout/page.tsx'
import { Support } from '../../layout/support/support.tsx'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { AccessTokens } from './access-tokens.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailForm } from './email-form.tsx'
import { MailSettingsForm } from './mail-settings.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { UserTokens } from './user-tokens.tsx'

export function ProfilePage() {
  const t = useTexts('profile')
  const me = useMe()
  const tokens = useLoaded(() => foyer.account.listTokens(), ['user_token'])
  return (
    <Page title={t.title} description={[me.email, me.phone].filter(Boolean).join(' · ')}>
      <NameForm />
      <EmailForm />
      <MailSettingsForm />
      <PasswordForm onChange={tokens.reload} />
      <SecondFactor />
      <Sessions />
      <AccessTokens />
      <UserTokens tokens={tokens} />
      <DeleteAccount />
      <Support />
    </Page>
  )
}
