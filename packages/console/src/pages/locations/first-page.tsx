import { Navigate } from 'react-router'
import { pagesOf } from '../../location-pages.ts'
import { useLocationOfPage } from './location.tsx'

/** The address of a Location opens its first page that the person may see. */
export function FirstPage() {
  const [first] = pagesOf(useLocationOfPage())
  return <Navigate to={first?.path ?? 'people'} replace />
}
