import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'

export function NoTeam() {
  const t = useTexts('team')
  return (
    <Empty icon={<PersonIcon />} title={t.none}>
      {t.noneNote}
    </Empty>
  )
}
