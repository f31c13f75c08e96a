import type { RouteObject } from 'react-router'
import { RequireSession } from './layout/require-session.tsx'
import { Root } from './layout/root.tsx'
import { Splash } from './layout/splash.tsx'
import { lazyPage } from './lazy-page.ts'
import { locationRoutes } from './location-routes.tsx'
import { operatorRoutes } from './operator-routes.tsx'
import { ErrorPage } from './pages/error.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { applicationRoutes, partnerRoutes } from './partner-routes.tsx'

/** Every page is a chunk of its own, which loads together with the words that its route names. */
const entryPages: RouteObject[] = [
  {
    path: '/sign-in',
    lazy: lazyPage(['entry'], async () => (await import('./pages/entry/sign-in.tsx')).SignInPage),
  },
  {
    path: '/sign-up',
    lazy: lazyPage(['entry'], async () => (await import('./pages/entry/sign-up.tsx')).SignUpPage),
  },
  {
    path: '/forgot-password',
    lazy: lazyPage(
      ['entry'],
      async () => (await import('./pages/entry/forgot-password.tsx')).ForgotPasswordPage,
    ),
  },
  {
    path: '/reset-password',
    lazy: lazyPage(
      ['entry'],
      async () => (await import('./pages/entry/reset-password.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: '/consent',
    lazy: lazyPage(
      ['consents'],
      async () => (await import('./pages/consents/consent-problem-page.tsx')).ConsentProblemPage,
    ),
  },
]

const signedInEntryPages: RouteObject[] = [
  {
    path: '/confirm-email',
    lazy: lazyPage(['entry'], async () => (await import('./pages/entry/confirm-email.tsx')).ConfirmEmailPage),
  },
  {
    path: '/consent/:requestId',
    lazy: lazyPage(
      ['consents', 'scopes'],
      async () => (await import('./pages/consents/consent-page.tsx')).ConsentPage,
    ),
  },
]

const openPages: RouteObject[] = [
  {
    path: '/outbox',
    lazy: lazyPage(['outbox'], async () => (await import('./pages/outbox.tsx')).OutboxPage),
  },
  ...['/appstore', '/appstore/applications'].map(path => ({
    path,
    lazy: lazyPage(
      ['directory', 'marketplace'],
      async () => (await import('./pages/directory/directory.tsx')).DirectoryPage,
    ),
  })),
  {
    path: '/appstore/applications/:applicationId',
    lazy: lazyPage(
      ['directory', 'marketplace', 'rights'],
      async () => (await import('./pages/directory/directory-card.tsx')).DirectoryCardPage,
    ),
  },
]

const pages: RouteObject[] = [
  { path: '/', lazy: lazyPage(['home'], async () => (await import('./pages/home.tsx')).HomePage) },
  {
    path: '/start',
    lazy: lazyPage(['start'], async () => (await import('./pages/start/start-page.tsx')).StartPage),
  },
  {
    path: '/connect/:applicationId',
    lazy: lazyPage(
      ['directory', 'marketplace', 'rights'],
      async () => (await import('./pages/directory/connect.tsx')).ConnectPage,
    ),
  },
  {
    path: '/locations',
    lazy: lazyPage(
      ['home', 'locations'],
      async () => (await import('./pages/locations/locations.tsx')).LocationsPage,
    ),
  },
  locationRoutes,
  {
    path: '/telephony',
    lazy: lazyPage(
      ['telephony'],
      async () => (await import('./pages/telephony/telephony.tsx')).TelephonyPage,
    ),
  },
  {
    path: '/telephony/:chainId',
    lazy: lazyPage(
      ['telephony', 'rights'],
      async () => (await import('./pages/telephony/chain-telephony.tsx')).ChainTelephonyPage,
    ),
  },
  {
    path: '/partners',
    lazy: lazyPage(['partners'], async () => (await import('./pages/partners/partners.tsx')).PartnersPage),
  },
  partnerRoutes,
  applicationRoutes,
  operatorRoutes,
  {
    path: '/notices',
    lazy: lazyPage(
      ['notices', 'attention', 'rights'],
      async () => (await import('./pages/notices/notices-page.tsx')).NoticesPage,
    ),
  },
  {
    path: '/profile',
    lazy: lazyPage(
      ['profile', 'scopes', 'notices', 'audit'],
      async () => (await import('./pages/profile/profile.tsx')).ProfilePage,
    ),
  },
]

const shell = lazyPage([], async () => (await import('./layout/shell.tsx')).Shell)

export const routes: RouteObject[] = [
  {
    element: <Root />,
    HydrateFallback: Splash,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...entryPages,
          { element: <RequireSession />, children: signedInEntryPages },
          {
            lazy: lazyPage([], async () => (await import('./layout/open-frame.tsx')).OpenFrame),
            children: inShell(openPages),
          },
          { element: <RequireSession />, children: [{ lazy: shell, children: inShell(pages) }] },
          {
            lazy: lazyPage(
              ['entry'],
              async () => (await import('./pages/entry/invited-or-in.tsx')).InvitedOrIn,
            ),
            children: [
              {
                lazy: shell,
                children: inShell([
                  {
                    path: '/invitations',
                    lazy: lazyPage(
                      ['invitations', 'home', 'partner-roles'],
                      async () => (await import('./pages/invitations/invitations-page.tsx')).InvitationsPage,
                    ),
                  },
                ]),
              },
            ],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]

/** A page that fails leaves the navigation in place. */
function inShell(children: RouteObject[]): RouteObject[] {
  return [{ errorElement: <ErrorPage isInShell />, children }]
}
