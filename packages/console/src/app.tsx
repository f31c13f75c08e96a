import { Route, Routes } from 'react-router'
import { OpenFrame } from './layout/open-frame.tsx'
import { Shell } from './layout/shell.tsx'
import { AccessSection } from './pages/applications/access.tsx'
import { AddressesSection } from './pages/applications/addresses.tsx'
import { ApiAccessSection } from './pages/applications/api-access.tsx'
import { ApplicationPage } from './pages/applications/application.tsx'
import { CardSection } from './pages/applications/card.tsx'
import { EndpointCheckSection } from './pages/applications/endpoint-check.tsx'
import { InstallationSection } from './pages/applications/installation.tsx'
import { InstallationsSection } from './pages/applications/installations.tsx'
import { PlansSection } from './pages/applications/plans.tsx'
import { ConsentPage } from './pages/consents/consent-page.tsx'
import { ConsentProblemPage } from './pages/consents/consent-problem-page.tsx'
import { ConnectPage } from './pages/directory/connect.tsx'
import { DirectoryPage } from './pages/directory/directory.tsx'
import { DirectoryCardPage } from './pages/directory/directory-card.tsx'
import { ConfirmEmailPage } from './pages/entry/confirm-email.tsx'
import { ForgotPasswordPage } from './pages/entry/forgot-password.tsx'
import { InvitedPage } from './pages/entry/invited.tsx'
import { ResetPasswordPage } from './pages/entry/reset-password.tsx'
import { SignInPage } from './pages/entry/sign-in.tsx'
import { SignUpPage } from './pages/entry/sign-up.tsx'
import { HomePage } from './pages/home.tsx'
import { InstallationPage } from './pages/installations/installation.tsx'
import { InstallationsPage } from './pages/installations/installations.tsx'
import { PaymentsPage } from './pages/installations/payments.tsx'
import { InvitationsPage } from './pages/invitations/invitations-page.tsx'
import { ActivityPage } from './pages/locations/activity.tsx'
import { IntegrationsPage } from './pages/locations/integrations.tsx'
import { LocationPage } from './pages/locations/location.tsx'
import { LocationsPage } from './pages/locations/locations.tsx'
import { PeoplePage } from './pages/locations/people.tsx'
import { SettingsPage } from './pages/locations/settings.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import { OAuthClientsPage } from './pages/oauth/oauth-clients-page.tsx'
import { AuditLogPage } from './pages/operator/audit-log.tsx'
import { OperatorLocationsPage } from './pages/operator/locations.tsx'
import { OperatorPage } from './pages/operator/operator-page.tsx'
import { ReviewPage } from './pages/operator/review.tsx'
import { ReviewQueuePage } from './pages/operator/review-queue.tsx'
import { OutboxPage } from './pages/outbox.tsx'
import { PartnerPage } from './pages/partners/partner.tsx'
import { PartnersPage } from './pages/partners/partners.tsx'
import { ProfilePage } from './pages/profile/profile.tsx'
import { ChainTelephonyPage } from './pages/telephony/chain-telephony.tsx'
import { TelephonyPage } from './pages/telephony/telephony.tsx'
import { DeliveryPage } from './pages/webhooks/delivery.tsx'
import { WebhooksPage } from './pages/webhooks/webhooks.tsx'
import { RequireSession } from './session/require-session.tsx'

export function App() {
  return (
    <Routes>
      <Route path="/sign-in" element={<SignInPage />} />
      <Route path="/sign-up" element={<SignUpPage />} />
      <Route
        path="/confirm-email"
        element={
          <RequireSession>
            <ConfirmEmailPage />
          </RequireSession>
        }
      />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/consent" element={<ConsentProblemPage />} />
      <Route
        path="/consent/:requestId"
        element={
          <RequireSession>
            <ConsentPage />
          </RequireSession>
        }
      />
      <Route element={<OpenFrame />}>
        <Route path="/outbox" element={<OutboxPage />} />
        <Route path="/appstore" element={<DirectoryPage />} />
        <Route path="/appstore/applications" element={<DirectoryPage />} />
        <Route path="/appstore/applications/:applicationId" element={<DirectoryCardPage />} />
      </Route>
      <Route
        element={
          <RequireSession>
            <Shell />
          </RequireSession>
        }
      >
        <Route path="/" element={<HomePage />} />
        <Route path="/connect/:applicationId" element={<ConnectPage />} />
        <Route path="/locations" element={<LocationsPage />} />
        <Route path="/locations/:locationId" element={<LocationPage />}>
          <Route index element={<PeoplePage />} />
          <Route path="applications" element={<InstallationsPage />} />
          <Route path="applications/:applicationId" element={<InstallationPage />} />
          <Route path="payments" element={<PaymentsPage />} />
          <Route path="integrations" element={<IntegrationsPage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="activity" element={<ActivityPage />} />
        </Route>
        <Route path="/telephony" element={<TelephonyPage />} />
        <Route path="/telephony/:chainId" element={<ChainTelephonyPage />} />
        <Route path="/partners" element={<PartnersPage />} />
        <Route path="/partners/:partnerId" element={<PartnerPage />} />
        <Route path="/partners/:partnerId/applications/:applicationId" element={<ApplicationPage />}>
          <Route index element={<CardSection />} />
          <Route path="access" element={<AccessSection />} />
          <Route path="addresses" element={<AddressesSection />} />
          <Route path="endpoint" element={<EndpointCheckSection />} />
          <Route path="tariffs" element={<PlansSection />} />
          <Route path="api" element={<ApiAccessSection />} />
          <Route path="connections">
            <Route index element={<InstallationsSection />} />
            <Route path=":locationId" element={<InstallationSection />} />
          </Route>
        </Route>
        <Route path="/partners/:partnerId/oauth-clients" element={<OAuthClientsPage />} />
        <Route path="/partners/:partnerId/webhooks" element={<WebhooksPage />} />
        <Route path="/partners/:partnerId/webhooks/:deliveryId" element={<DeliveryPage />} />
        <Route path="/operator" element={<OperatorPage />}>
          <Route index element={<ReviewQueuePage />} />
          <Route path="applications/:applicationId" element={<ReviewPage />} />
          <Route path="locations" element={<OperatorLocationsPage />} />
          <Route path="log" element={<AuditLogPage />} />
        </Route>
        <Route path="/profile" element={<ProfilePage />} />
      </Route>
      <Route
        element={
          <RequireSession out={<InvitedPage />}>
            <Shell />
          </RequireSession>
        }
      >
        <Route path="/invitations" element={<InvitationsPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
