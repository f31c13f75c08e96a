import '../../ui/chip.css'
import type { DirectoryCard } from '../../foyer.ts'
import { rich } from '../../texts/rich.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Says where the owner is sent after connecting, and which personal data is shared. */
export function Handover({ card: { partner, registration_url, user_data } }: { card: DirectoryCard }) {
  const t = useTexts('directory')
  if (!registration_url) return <p className="soft">{t.youStay(partner)}</p>
  const titles: Record<string, string> = t.personalData
  const isShared = user_data.length > 0
  return (
    <div className="handover">
      <p>
        {rich(isShared ? t.youLeave : t.youLeaveAlone(partner), {
          host: <strong>{new URL(registration_url).host}</strong>,
        })}
      </p>
      {isShared && (
        <>
          <p>{t.getsData(partner)}</p>
          <ul className="chips" aria-label={t.sharedData}>
            {user_data.map(field => (
              <li key={field}>{titles[field] ?? field}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
