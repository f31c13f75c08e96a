import { EntryLayout } from '../../layout/entry-layout.tsx'
import { ButtonLink } from '../../ui/button.tsx'

export function IncompleteLink() {
  return (
    <EntryLayout
      title="Incomplete link"
      description="The link in the mail is long. Open all of it, or request a new one."
    >
      <ButtonLink to="/sign-in" kind="primary">
        Sign in
      </ButtonLink>
    </EntryLayout>
  )
}
