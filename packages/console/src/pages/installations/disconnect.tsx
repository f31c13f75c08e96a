import { foyer, type Installation, type MyLocation } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
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
  const t = useTexts('installations')
  const disconnect = async () => {
    await foyer.installations.disconnect({ location_id: location.id, application_id: id })
    onClose()
    say(t.disconnected(title, location.title))
    await onDisconnect()
  }
  return (
    <Confirm
      title={t.disconnectQuestion(title)}
      action={t.disconnect}
      onConfirm={disconnect}
      onClose={onClose}
    >
      {t.disconnectNote(location.title)}
    </Confirm>
  )
}
