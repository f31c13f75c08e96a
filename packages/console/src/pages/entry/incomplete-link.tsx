import { EntryLayout } from '../../layout/entry-layout.tsx'
import { ButtonLink } from '../../ui/button.tsx'

export function IncompleteLink() {
  return (
    <EntryLayout
      title="The link is not complete"
      description="The link in the mail is long. Open it as a whole, or ask for a new one."
    >
      <ButtonLink to="/sign-in" kind="primary">
        Sign in
      </ButtonLink>
    </EntryLayout>
  )
}
