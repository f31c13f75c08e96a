import { useMemo } from 'react'
import { useNumberedPages } from '../../data/use-numbered-pages.ts'
import { idIn, useSearch } from '../../data/use-search.ts'
import type { LoyaltyCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Empty } from '../../ui/empty.tsx'
import { KeyIcon } from '../../ui/icons.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { usePlace } from '../business/place.tsx'
import { SearchInput } from '../business/search-input.tsx'
import { ClientFilter } from './client-filter.tsx'
import { findCards } from './find-cards.ts'

export function CardTable() {
  const t = useTexts('loyalty')
  const { locationId, has } = usePlace()
  const seesPhones = has('client_phones_access')
  const { values, set } = useSearch(['text', 'client', 'card'])
  const filter = { text: values.text || undefined, client_id: idIn(values.client) }
  const pages = useNumberedPages(
    ['loyalty_card', locationId, 'list', filter],
    (request, options) => findCards({ company_id: locationId, seesPhones, ...filter }, request, options),
    { keepsPrevious: true },
  )
  const columns = useColumns()
  const help = seesPhones ? t.noMatch : t.noMatchMasked
  const isFiltered = filter.text !== undefined || filter.client_id !== undefined
  return (
    <DataTable
      {...pages}
      label={t.cards}
      columns={columns}
      rowKey={({ id }) => id}
      rowTitle={({ number }) => t.card(number)}
      onOpen={({ number }) => set({ card: number }, { isStep: true })}
      storedAs="loyalty-cards"
      toolbar={
        <>
          <SearchInput
            label={t.searchLabel}
            placeholder={seesPhones ? t.search : t.searchMasked}
            value={values.text}
            onChange={text => set({ text })}
          />
          {has('clients_access') && <ClientFilter />}
        </>
      }
      empty={
        <Empty icon={<KeyIcon />} title={isFiltered ? t.noMatchTitle : t.noneTitle}>
          {isFiltered ? [help, has('clients_access') && t.findByName].filter(Boolean).join(' ') : t.none}
        </Empty>
      }
    />
  )
}

function useColumns(): Column<LoyaltyCard>[] {
  const t = useTexts('loyalty')
  const { money, has } = usePlace()
  const seesClients = has('clients_access')
  return useMemo(() => {
    const holder: Column<LoyaltyCard> = {
      id: 'holder',
      title: t.holder,
      share: 1.8,
      cell: ({ client }) => client?.name ?? <span className="quiet">{t.noHolder}</span>,
    }
    return [
      { id: 'number', title: t.number, share: 1.4, isRequired: true, cell: ({ number }) => number },
      // Without this right the API names no client, which says nothing about whether there is one.
      ...(seesClients ? [holder] : []),
      { id: 'phone', title: t.phone, share: 1.4, isWideOnly: true, cell: ({ phone }) => phone },
      { id: 'type', title: t.type, share: 1.2, isWideOnly: true, cell: ({ type }) => type.title },
      {
        id: 'balance',
        title: t.balance,
        align: 'end',
        cell: ({ balance }) => <span className="figure">{money(balance)}</span>,
      },
    ]
  }, [t, money, seesClients])
}
