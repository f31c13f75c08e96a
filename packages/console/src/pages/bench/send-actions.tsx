import { useMayAs } from '../../session/partner-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The ways to have something sent: one event as a test, or what was sent before. */
export function SendActions({ partnerId }: { partnerId: number }) {
  const { pages } = useTexts('partners')
  if (!useMayAs(partnerId)('developer')) return null
  const paths = ['test-send', 'replay'] as const
  return paths.map(path => (
    <ButtonLink key={path} to={`/partners/${partnerId}/${path}`}>
      {pages[path]}
    </ButtonLink>
  ))
}
