import type { Areas } from '../../../texts/areas.ts'
import type { Column } from '../../../ui/table/column.ts'
import type { Place } from '../../business/place.tsx'
import { CategoryChips } from '../category-chips.tsx'
import type { ListedClient } from './use-client-pages.ts'

/** The columns of the list. Those that can be sorted have an index. */
export function columnsOf(t: Areas['clients'], { formats, money, day, has }: Place): Column<ListedClient>[] {
  const number = { align: 'end', share: 0.9 } as const
  return [
    {
      id: 'name',
      title: t.client,
      share: 2,
      isSortable: true,
      isRequired: true,
      cell: client => client.display_name || client.phone,
    },
    {
      id: 'phone',
      title: t.phone,
      share: 1.4,
      isSortable: has('client_phones_access'),
      cell: client => client.phone,
    },
    { id: 'email', title: t.email, share: 1.6, isSortable: true, cell: client => client.email },
    {
      id: 'categories',
      title: t.category,
      share: 1.4,
      cell: client => <CategoryChips categories={client.categories} maxShown={1} />,
    },
    {
      ...number,
      id: 'visits',
      title: t.visits,
      isSortable: true,
      cell: client => formats.number(client.visits),
    },
    {
      ...number,
      id: 'spent',
      title: t.spent,
      share: 1.3,
      isSortable: true,
      cell: client => money(client.spent),
    },
    {
      ...number,
      id: 'paid',
      title: t.paid,
      share: 1.3,
      isSortable: true,
      isHiddenAtFirst: true,
      cell: client => money(client.paid),
    },
    {
      ...number,
      id: 'balance',
      title: t.balance,
      share: 1.3,
      isHiddenAtFirst: true,
      cell: client => money(client.balance),
    },
    {
      ...number,
      id: 'discount',
      title: t.discount,
      isHiddenAtFirst: true,
      cell: client => t.percent(formats.number(client.discount)),
    },
    {
      id: 'importance',
      title: t.importance,
      isHiddenAtFirst: true,
      cell: client => t.importances[client.importance_id],
    },
    {
      id: 'gender',
      title: t.gender,
      isHiddenAtFirst: true,
      cell: client => t.genders[client.gender_id],
    },
    {
      id: 'birth_date',
      title: t.birth_date,
      isHiddenAtFirst: true,
      cell: client => client.birth_date && day(client.birth_date),
    },
    { id: 'card', title: t.card, isHiddenAtFirst: true, cell: client => client.card },
    {
      id: 'last_change_date',
      title: t.changed_date,
      share: 1.2,
      isSortable: true,
      isHiddenAtFirst: true,
      cell: client => formats.moment(client.last_change_date),
    },
    { ...number, id: 'id', title: t.id, isSortable: true, isHiddenAtFirst: true, cell: client => client.id },
  ]
}
