import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { InstallationKey } from '../../access/installed-applications/installation.ts'

interface InstallationWire {
  partner_id: number
  has_location: boolean
  /** Null when there is no installation. */
  json: string | null
}

const installation = statement<InstallationWire>(
  'installations.installation',
  `select application.partner_id, location.id is not null as has_location, installation.wire::text as json
   from applications application
   left join locations location on location.id = $1 and location.deleted_at is null
   left join wire_installations installation on installation.location_id = location.id and installation.application_id = application.id
     and installation.status <> 'uninstalled'
   where application.id = $2`,
)

/** Returns undefined for an unknown application. */
export async function findInstallation(db: Db, key: InstallationKey): Promise<InstallationWire | undefined> {
  return (await installation(db, [key.locationId, key.applicationId]))[0]
}
