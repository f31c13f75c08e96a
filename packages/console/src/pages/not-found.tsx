import { EntryLayout } from '../layout/entry-layout.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function NotFoundPage() {
  return (
    <EntryLayout
      title="Page not found"
      description="The address may be mistyped, or the page no longer exists."
    >
      <ButtonLink to="/" kind="primary">
        Go home
      </ButtonLink>
    </EntryLayout>
  )
}
