import { toState } from '../../data/use-loaded.ts'
import { LoadFailure } from '../../ui/loaded-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BusinessPage } from '../business/place.tsx'
import { useLocationOfPage } from '../locations/location.tsx'
import '../business/team-and-services.css'
import { CategoryList } from './category-list.tsx'
import { ServiceTable } from './service-table.tsx'
import './services.css'
import { useServiceCategories, useServices } from '../business/use-services.ts'

/** What clients can book, by category. */
export function ServicesPage() {
  const location = useLocationOfPage()
  const categories = useServiceCategories(location.id)
  const services = useServices(location.id)
  const failed = [categories, services]
    .map(({ data, error }) => toState<unknown>(data, error))
    .find(state => state.status === 'failed')
  if (failed)
    return (
      <LoadFailure
        message={failed.message}
        onRetry={() => void Promise.all([categories.refetch(), services.refetch()])}
      />
    )
  if (!categories.data || !services.data) return <Skeleton lines={6} />
  return (
    <BusinessPage>
      <div className="services">
        <CategoryList location={location} categories={categories.data} services={services.data} />
        <ServiceTable location={location} categories={categories.data} services={services.data} />
      </div>
    </BusinessPage>
  )
}
