import { Link } from 'react-router'
import { useChange } from '../../data/use-change.ts'
import { foyer, type UserNotice } from '../../foyer.ts'
import { useFormats } from '../../texts/formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { pathOfNotice } from './path-of-notice.ts'
import { useWordsOfNotice } from './words-of-notice.ts'

/** A link to the place that it is about; following it marks it as read. */
export function NoticeRow({ notice }: { notice: UserNotice }) {
  const t = useTexts('notices')
  const { title, note } = useWordsOfNotice(notice)
  const { moment } = useFormats(notice.timezone_name || undefined)
  const { mutateAsync: read } = useChange({
    change: () => foyer.notices.read({ notice_id: notice.id }),
    affects: [['notice']],
  })
  // What cannot be marked stays unread, which is said by itself.
  const markRead = () => void (notice.is_read ? undefined : read().catch(() => undefined))
  return (
    <li>
      <Link
        className={`row row-link ${notice.is_read ? 'notice-row-read' : 'notice-row-unread'}`}
        to={pathOfNotice(notice)}
        onClick={markRead}
      >
        <span className="row-main">
          <strong>
            {!notice.is_read && <span className="unseen">{t.unread}</span>}
            {title}
          </strong>
          {note && <span>{note}</span>}
          <span>
            {[notice.location?.title ?? notice.partner?.title, moment(notice.at)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ArrowIcon />
      </Link>
    </li>
  )
}
