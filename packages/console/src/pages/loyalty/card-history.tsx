import { useNumberedPages } from '../../data/use-numbered-pages.ts'
import { foyer, type LoyaltyCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/loaded-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePlace } from '../business/place.tsx'

/** How the balance changed, newest first. */
export function CardHistory({ card }: { card: LoyaltyCard }) {
  const t = useTexts('loyalty')
  const ui = useTexts('ui')
  const { locationId, formats, money } = usePlace()
  const pages = useNumberedPages(['loyalty_card', locationId, card.id, 'transactions'], (request, options) =>
    foyer.loyaltyCards.listTransactions({ company_id: locationId, card_id: card.id, ...request }, options),
  )
  if (pages.isLoading) return <Skeleton />
  if (pages.error) return <LoadFailure message={pages.error.message} onRetry={pages.onRetry} />
  if (pages.rows.length === 0) return <p className="quiet">{t.noHistory}</p>
  return (
    <>
      <ul className="card-history">
        {pages.rows.map(({ id, amount, title, created_at }) => (
          <li key={id}>
            <span>
              {title || <span className="quiet">{t.noReason}</span>}
              <time dateTime={created_at}>{formats.moment(created_at)}</time>
            </span>
            <span className={amount < 0 ? 'figure figure-minus' : 'figure figure-plus'}>{money(amount)}</span>
          </li>
        ))}
      </ul>
      {pages.hasMore && (
        <Button isBusy={pages.isLoadingMore} onClick={pages.onReachEnd}>
          {ui.showMore}
        </Button>
      )}
    </>
  )
}
