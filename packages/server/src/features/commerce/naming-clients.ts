import { forbidden } from '../../platform/errors.ts'
import type { LocationAccess } from '../../platform/http/caller.ts'

type ClientId = number | null | undefined

/** Who names a client by its ID learns who it is from the answer: by trying IDs, the whole list. */
export function requireMayNameClients({ rights }: LocationAccess, ids: ClientId[]): void {
  if (rights.has('clients_access') || ids.every(id => id === null || id === undefined)) return
  throw forbidden('Naming a client shows who it is: the right clients_access is needed too.')
}
