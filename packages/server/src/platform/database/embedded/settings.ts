import { type ClusterFolders, ownerSetting } from './postmaster.ts'
import { port } from './socket-folder.ts'

// Every world of a sandbox has connections of its own, a dozen under load.
const defaults = { max_connections: '300', jit: 'off', timezone: 'UTC', log_timezone: 'UTC' }
// Commits still reach the operating system, so only a power failure, not a kill -9, loses them.
const volatile = { fsync: 'off', full_page_writes: 'off' }

export interface ServerSettings {
  folders: ClusterFolders
  owner: string
  durable: boolean
  settings: Record<string, string>
}

export function toArguments({ folders, owner, durable, settings }: ServerSettings): string[] {
  const fixed = {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: folders.socketFolder,
    unix_socket_permissions: '0700',
    logging_collector: 'off',
    log_destination: 'stderr',
    lc_messages: 'C',
    [ownerSetting]: owner,
  }
  const all = { ...defaults, ...(durable ? {} : volatile), ...settings, ...fixed }
  return [
    '-D',
    folders.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
