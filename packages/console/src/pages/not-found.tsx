import { EntryLayout } from '../layout/entry-layout.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/button.tsx'

export function NotFoundPage() {
  const t = useTexts('shell')
  return (
    <EntryLayout title={t.notFound} description={t.notFoundNote}>
      <ButtonLink to="/" kind="primary">
        {t.goHome}
      </ButtonLink>
    </EntryLayout>
  )
}
