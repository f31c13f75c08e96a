import { Badge } from '../../ui/badge.tsx'

const kindOf = (status: number) => (status >= 500 ? 'danger' : status >= 400 ? 'warn' : 'accent')

export const StatusBadge = ({ status }: { status: number }) => <Badge kind={kindOf(status)}>{status}</Badge>
