import { Route, Routes } from 'react-router'
import { Shell } from './layout/shell.tsx'
import { JoinPage } from './pages/entry/join.tsx'
import { SignInPage } from './pages/entry/sign-in.tsx'
import { SignUpPage } from './pages/entry/sign-up.tsx'
import { HomePage } from './pages/home.tsx'
import { LocationPage } from './pages/locations/location.tsx'
import { LocationsPage } from './pages/locations/locations.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { PartnersPage } from './pages/partners/partners.tsx'
import { ProfilePage } from './pages/profile/profile.tsx'
import { RequireSession } from './session/require-session.tsx'

export function App() {
  return (
    <Routes>
      <Route path="/sign-in" element={<SignInPage />} />
      <Route path="/sign-up" element={<SignUpPage />} />
      <Route path="/join" element={<JoinPage />} />
      <Route
        element={
          <RequireSession>
            <Shell />
          </RequireSession>
        }
      >
        <Route path="/" element={<HomePage />} />
        <Route path="/locations" element={<LocationsPage />} />
        <Route path="/locations/:locationId" element={<LocationPage />} />
        <Route path="/partners" element={<PartnersPage />} />
        <Route path="/profile" element={<ProfilePage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
