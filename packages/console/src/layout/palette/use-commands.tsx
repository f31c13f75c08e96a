import { pagesOf } from '../../location-pages.ts'
import { useMe } from '../../session/session.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { chooseTheme, themes, useTheme } from '../../theme/theme.ts'
import {
  HomeIcon,
  KeyboardIcon,
  KeyIcon,
  LeaveIcon,
  LocationIcon,
  PersonIcon,
  PhoneIcon,
  PlusIcon,
  ReviewQueueIcon,
  StoreIcon,
  SunIcon,
} from '../../ui/icons.tsx'
import { locationIcons } from '../location-icons.tsx'
import { useCurrentLocation } from '../use-current-location.ts'
import { useSignOut } from '../use-sign-out.ts'
import type { Command } from './command.ts'
import { ownPageKeys, pageKeys } from './shortcut-keys.ts'

/** The pages that this person may open. */
export function usePageCommands(): Command[] {
  const me = useMe()
  const t = useTexts('shell')
  const location = useCurrentLocation()
  const own: Command[] = [
    { id: 'home', title: t.home, group: 'pages', icon: <HomeIcon />, to: '/', keys: ['g', ownPageKeys['/']] },
    { id: 'locations', title: t.locations, group: 'pages', icon: <LocationIcon />, to: '/locations' },
    {
      id: 'directory',
      title: t.directory,
      group: 'pages',
      icon: <StoreIcon />,
      to: '/appstore',
      keys: ['g', ownPageKeys['/appstore']],
    },
    {
      id: 'partners',
      title: t.partners,
      group: 'pages',
      icon: <KeyIcon />,
      to: '/partners',
      keys: ['g', ownPageKeys['/partners']],
    },
    { id: 'telephony', title: t.telephony, group: 'pages', icon: <PhoneIcon />, to: '/telephony' },
    {
      id: 'profile',
      title: t.profile,
      group: 'pages',
      icon: <PersonIcon />,
      to: '/profile',
      keys: ['g', ownPageKeys['/profile']],
    },
  ]
  if (me.is_operator)
    own.push({
      id: 'operator',
      title: t.operator,
      group: 'pages',
      icon: <ReviewQueueIcon />,
      to: '/operator',
    })
  const ofLocation = location
    ? pagesOf(location).map(({ path }): Command => {
        const key = pageKeys[path]
        return {
          id: `location-${path}`,
          title: t.locationPages[path],
          note: location.title,
          group: 'pages',
          icon: locationIcons[path],
          to: `/locations/${location.id}/${path}`,
          keys: key ? ['g', key] : undefined,
        }
      })
    : []
  const others = me.locations
    .filter(({ id }) => id !== location?.id)
    .map(
      (other): Command => ({
        id: `location-${other.id}`,
        title: other.title,
        note: t.location,
        group: 'pages',
        icon: <LocationIcon />,
        to: `/locations/${other.id}`,
      }),
    )
  return [...ofLocation, ...own, ...others]
}

/** What can be done from anywhere. */
export function useActionCommands(onShortcuts: () => void): Command[] {
  const t = useTexts('shell')
  const own = useTexts('palette')
  const location = useCurrentLocation()
  const theme = useTheme()
  const signOut = useSignOut()
  const pages = location ? pagesOf(location).map(({ path }) => path) : []
  const has = (right: 'create_records_access' | 'clients_access') => location?.rights.includes(right)
  const commands: Command[] = []
  if (pages.includes('calendar') && has('create_records_access'))
    commands.push({
      id: 'new-appointment',
      title: own.newAppointment,
      group: 'actions',
      icon: <PlusIcon />,
      to: `/locations/${location?.id}/calendar?new`,
    })
  if (pages.includes('clients') && has('clients_access'))
    commands.push({
      id: 'new-client',
      title: own.newClient,
      group: 'actions',
      icon: <PlusIcon />,
      to: `/locations/${location?.id}/clients?new`,
    })
  for (const other of themes.filter(one => one !== theme))
    commands.push({
      id: `theme-${other}`,
      title: own.themeNamed(t.themes[other]),
      group: 'actions',
      icon: <SunIcon />,
      run: () => chooseTheme(other),
    })
  commands.push(
    {
      id: 'shortcuts',
      title: own.shortcuts,
      group: 'actions',
      icon: <KeyboardIcon />,
      keys: ['?'],
      run: onShortcuts,
    },
    { id: 'sign-out', title: t.signOut, group: 'actions', icon: <LeaveIcon />, run: () => void signOut() },
  )
  return commands
}
