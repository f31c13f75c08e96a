import { EntryLayout } from '../../layout/entry-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function IncompleteLink() {
  const t = useTexts('entry')
  return (
    <EntryLayout title={t.incompleteLink} description={t.incompleteLinkNote}>
      <div className="form-actions">
        <ButtonLink to="/sign-in" kind="primary">
          {t.signIn}
        </ButtonLink>
        <ButtonLink to="/forgot-password">{t.forgotPassword}</ButtonLink>
      </div>
    </EntryLayout>
  )
}
