import { EntryLayout } from '../layout/entry-layout.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function NotFoundPage() {
  return (
    <EntryLayout
      title="There is nothing here"
      description="The address may be mistyped, or the page is gone."
    >
      <ButtonLink to="/" kind="primary">
        Go home
      </ButtonLink>
    </EntryLayout>
  )
}
