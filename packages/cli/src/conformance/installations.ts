import type { FactName } from './facts.ts'
import { NotChecked } from './outcomes.ts'
import type { Session } from './session.ts'

/** The calls about an application in the Location. */
export async function openInstallation(session: Session, fact: FactName) {
  const application = session.facts.id(fact)
  const { location } = session
  const of = `/marketplace/salon/${location}/application/${application}`
  const grantPath = `/v1/company/${location}/marketplace/applications/${application}/grant_access`
  const calls = {
    application,
    ids: { salon_id: location, application_id: application },
    status: { at: 'app', path: of, as: 'partner' },
    statusAtApi: { path: `/v1${of}`, as: 'partner' },
    grant: { method: 'POST', path: grantPath, as: 'owner' },
    callback: {
      at: 'app',
      method: 'POST',
      path: '/marketplace/partner/callback',
      as: 'partner',
      json: { salon_id: location, application_id: application },
    },
    uninstall: { at: 'app', method: 'POST', path: `${of}/uninstall`, as: 'partner' },
  } as const
  const { status } = await session.askFreely(calls.status)
  if (status === 200)
    throw new NotChecked(
      `needs a Location without the application ${application}, which is installed in ${location}`,
    )
  return calls
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Step 1 of the handshake; the application is uninstalled after the check. */
export async function grant(session: Session, fact: FactName): Promise<Installation> {
  const installation = await openInstallation(session, fact)
  session.removeLater(`installation of application ${installation.application}`, installation.uninstall)
  await session.ask(installation.grant, { status: 201, body: { success: true } })
  return installation
}

/** Both steps of the handshake. */
export async function install(session: Session, fact: FactName): Promise<Installation> {
  const installation = await grant(session, fact)
  await session.ask(installation.callback, { status: 201, body: { success: true } })
  return installation
}
