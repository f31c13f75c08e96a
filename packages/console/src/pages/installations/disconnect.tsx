import { foyer, type Installation, type MyLocation } from '../../foyer.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { useToast } from '../../ui/toast.tsx'

interface DisconnectProps {
  location: MyLocation
  installation: Installation
  onDisconnect(): Promise<void>
  onClose(): void
}

export function Disconnect({ location, installation, onDisconnect, onClose }: DisconnectProps) {
  const { id, title } = installation.application
  const say = useToast()
  const disconnect = async () => {
    await foyer.installations.disconnect({ location_id: location.id, application_id: id })
    onClose()
    say(`${title} is disconnected from ${location.title}.`)
    await onDisconnect()
  }
  return (
    <Confirm title={`Disconnect ${title}?`} action="Disconnect" onConfirm={disconnect} onClose={onClose}>
      It loses access to {location.title} at once, and we notify its developer. Its settings here are deleted.
      Payments aren’t refunded automatically.
    </Confirm>
  )
}
