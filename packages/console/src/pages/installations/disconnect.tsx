import { type Connection, foyer, type MyLocation } from '../../foyer.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface DisconnectProps {
  location: MyLocation
  connection: Connection
  onDisconnect(): Promise<void>
  onClose(): void
}

export function Disconnect({ location, connection, onDisconnect, onClose }: DisconnectProps) {
  const { id, title } = connection.application
  const say = useToast()
  const disconnect = async () => {
    await foyer.installations.disconnect({ location_id: location.id, application_id: id })
    onClose()
    say(`${title} is disconnected from ${location.title}.`)
    await onDisconnect()
  }
  return (
    <Confirm title={`Disconnect ${title}?`} action="Disconnect" onConfirm={disconnect} onClose={onClose}>
      It loses {location.title} at once and its developer is told. Its settings here are gone, and what was
      paid is not given back by itself.
    </Confirm>
  )
}
