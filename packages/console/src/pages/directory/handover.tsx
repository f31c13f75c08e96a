import { sharedUserData } from '@foyer/sdk'
import type { DirectoryCard } from '../../foyer.ts'

/** Where the owner goes after connecting, and what of theirs goes along. */
export function Handover({ card: { partner, registration_url, user_data } }: { card: DirectoryCard }) {
  if (!registration_url)
    return <p className="soft">You stay here after connecting. {partner} gets no personal data of yours.</p>
  return (
    <div className="handover">
      <p>
        After connecting you go to <strong>{new URL(registration_url).host}</strong>.
        {user_data.length === 0 && ` ${partner} gets no personal data of yours there.`}
      </p>
      {user_data.length > 0 && (
        <>
          <p>{partner} gets this personal data of yours there:</p>
          <ul className="chips" aria-label="Personal data that is handed over">
            {user_data.map(field => (
              <li key={field}>{sharedUserData[field as keyof typeof sharedUserData] ?? field}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
