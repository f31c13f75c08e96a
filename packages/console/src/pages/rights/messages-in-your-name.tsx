import type { DirectoryCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'

type Sender = Pick<DirectoryCard, 'category' | 'functionalities'>

/** Says of an application that it reaches clients in the name of the business, by channels that need no right. */
export function MessagesInYourName({ application }: { application: Sender }) {
  const t = useTexts('directory')
  if (!sendsMessages(application)) return null
  return (
    <p>
      <Badge kind="warn">{t.messages}</Badge> {t.messagesNote}
    </p>
  )
}

const messaging: readonly string[] = ['notifications', 'mailings', 'chat']

const sendsMessages = ({ category, functionalities }: Sender): boolean =>
  ['chat_bots', 'sms_aggregators'].includes(category) ||
  functionalities.some(slug => messaging.includes(slug))
