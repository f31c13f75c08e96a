import { useMe } from '../session/session.tsx'
import { type Language, languages } from '../texts/language.ts'
import { useLanguage, useTexts } from '../texts/use-texts.ts'
import { chooseTheme, themes, useTheme } from '../theme/theme.ts'
import { BookIcon, LeaveIcon, PersonIcon, SwitchIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { useChooseLanguage } from './use-choose-language.ts'
import { useSignOut } from './use-sign-out.ts'

/** The person's own things: profile, theme, language, leaving. */
export function AccountMenu() {
  const { name, email, phone } = useMe()
  const t = useTexts('shell')
  const theme = useTheme()
  const language = useLanguage()
  const choose = useChooseLanguage()
  const signOut = useSignOut()
  const login = email || phone
  return (
    <Menu
      label={t.account}
      isNamedByContent
      align="start"
      className="account"
      items={[
        { title: t.profile, icon: <PersonIcon />, to: '/profile' },
        { title: t.documentation, icon: <BookIcon />, href: '/docs' },
        'line',
        { heading: t.theme },
        ...themes.map(one => ({
          title: t.themes[one],
          isChosen: one === theme,
          onSelect: () => chooseTheme(one),
        })),
        'line',
        { heading: t.language },
        ...Object.entries(languages).map(([code, title]) => ({
          title,
          isChosen: code === language,
          onSelect: () => choose(code as Language),
        })),
        'line',
        { title: t.signOut, icon: <LeaveIcon />, onSelect: () => void signOut() },
      ]}
    >
      <span className="avatar" aria-hidden="true">
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <span className="account-name">
        <strong>{name}</strong>
        <span>{login}</span>
      </span>
      <SwitchIcon />
    </Menu>
  )
}
