import { useState } from 'react'
import { usePages } from '../../../data/use-pages.ts'
import { foyer, type LoyaltyCard } from '../../../foyer.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { KeyIcon, MoreIcon } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ChangeBalance, DeleteCard, IssueCard } from './loyalty-dialogs.tsx'
import type { SectionProps } from './section.ts'

const pageSize = 50

type Opened = { what: 'issue' } | { what: 'balance' | 'delete'; card: LoyaltyCard }

/** The loyalty cards of a client. */
export function LoyaltyPanel({ locationId, client, place }: SectionProps) {
  const t = useTexts('clients')
  const ui = useTexts('ui')
  const [opened, setOpened] = useState<Opened>()
  const cards = usePages(
    async (page = 1, { signal }) => {
      const { data, meta } = await foyer.loyaltyCards.list(
        { company_id: locationId, client_id: client.id, page, count: pageSize },
        { signal },
      )
      return { data, meta: { next_cursor: page * pageSize < meta.total_count ? page + 1 : null } }
    },
    ['loyalty_card', locationId, 'client', client.id],
  )
  const dialog = { locationId, onClose: () => setOpened(undefined) }
  // A card is issued to a phone number, which only some people see.
  const canIssue = place.has('client_phones_access')
  return (
    <Panel
      title={t.loyalty}
      actions={canIssue && <Button onClick={() => setOpened({ what: 'issue' })}>{t.issueCard}</Button>}
    >
      <PagedList
        of={cards}
        empty={
          <Empty icon={<KeyIcon />} title={t.noCards}>
            {t.noCardsHelp}
          </Empty>
        }
      >
        {list => (
          <ul className="rows" aria-label={t.loyalty}>
            {list.map(card => (
              <li key={card.id} className="row">
                <span className="row-main">
                  <strong>{card.number}</strong>
                  <span>{t.cardBalance(place.money(card.balance))}</span>
                </span>
                <Button
                  aria-label={t.changeBalanceOf(card.number)}
                  onClick={() => setOpened({ what: 'balance', card })}
                >
                  {t.changeBalance}
                </Button>
                <Menu
                  label={t.cardActions(card.number)}
                  className="button button-quiet"
                  items={[
                    { title: ui.delete, kind: 'danger', onSelect: () => setOpened({ what: 'delete', card }) },
                  ]}
                >
                  <MoreIcon />
                </Menu>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {opened?.what === 'issue' && <IssueCard {...dialog} phone={client.phone} />}
      {opened?.what === 'balance' && (
        <ChangeBalance {...dialog} card={opened.card} number={place.formats.number} />
      )}
      {opened?.what === 'delete' && <DeleteCard {...dialog} card={opened.card} />}
    </Panel>
  )
}
