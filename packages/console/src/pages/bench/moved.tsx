import { Navigate, useLocation, useParams } from 'react-router'

/** Leads from the former address of a page to the present one, with its filter. */
export function MovedToDeliveries() {
  const { partnerId, deliveryId } = useParams()
  const { search } = useLocation()
  const parts = ['/partners', partnerId, 'deliveries', deliveryId]
  return <Navigate to={{ pathname: parts.filter(Boolean).join('/'), search }} replace />
}
