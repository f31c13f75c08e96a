import { useState } from 'react'
import { useTask } from '../../data/use-task.ts'
import { foyer, type Member, type MyLocation } from '../../foyer.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { InvitationLink } from './invitation-link.tsx'

/** For an invitation that got lost: adding the person again, with the role they have, makes a new link. */
export function InviteAgain({ location, member }: { location: MyLocation; member: Member }) {
  const [url, setUrl] = useState<string | null>()
  const { isBusy, error, run } = useTask()
  const { email, role_id, name } = member
  const invite = () =>
    run(async () => {
      const { data } = await foyer.locations.addUser({ location_id: location.id, email, role_id })
      setUrl(data.invitation_url)
    })
  return (
    <>
      <Button
        kind="quiet"
        isBusy={isBusy}
        aria-label={`New invitation link for ${name}`}
        onClick={() => void invite()}
      >
        New link
      </Button>
      {error && <Notice kind="error">{error.message}</Notice>}
      {url === null && (
        <Notice kind="info">{name} is invited by another Location, whose link works here as well.</Notice>
      )}
      {url && <InvitationLink key={url} invitation={{ name, url }} onClose={() => setUrl(undefined)} />}
    </>
  )
}
