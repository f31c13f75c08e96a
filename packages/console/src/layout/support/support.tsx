import { lazy, Suspense } from 'react'
import { loadTexts } from '../../texts/catalogue.ts'

/** Most pages are there before anybody needs to ask. Without its words there is no line. */
const SupportLine = lazy(async () => {
  try {
    const [module] = await Promise.all([import('./support-line.tsx'), loadTexts('support')])
    return { default: module.SupportLine }
  } catch {
    return { default: () => null }
  }
})

export const Support = () => (
  <Suspense>
    <SupportLine />
  </Suspense>
)
