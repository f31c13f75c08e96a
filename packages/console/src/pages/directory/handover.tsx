import { sharedUserData } from '@foyer/contract'
import type { DirectoryCard } from '../../foyer.ts'

/** Says where the owner is sent after connecting, and which personal data is shared. */
export function Handover({ card: { partner, registration_url, user_data } }: { card: DirectoryCard }) {
  if (!registration_url)
    return <p className="soft">You stay here after connecting. {partner} gets none of your personal data.</p>
  return (
    <div className="handover">
      <p>
        After connecting, you are sent to <strong>{new URL(registration_url).host}</strong>.
        {user_data.length === 0 && ` ${partner} gets none of your personal data.`}
      </p>
      {user_data.length > 0 && (
        <>
          <p>{partner} gets this personal data:</p>
          <ul className="chips" aria-label="Personal data that is shared">
            {user_data.map(field => (
              <li key={field}>{sharedUserData[field as keyof typeof sharedUserData] ?? field}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
