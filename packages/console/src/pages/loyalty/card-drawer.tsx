import { useState } from 'react'
import { useChange } from '../../data/use-change.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { useSearch } from '../../data/use-search.ts'
import { Missing } from '../../forms/missing-drawer.tsx'
import { foyer, type LoyaltyCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { LoadedView } from '../../ui/loaded-view.tsx'
import { useToast } from '../../ui/toast.tsx'
import { usePlace } from '../business/place.tsx'
import { CardHistory } from './card-history.tsx'
import { ChangeBalance } from './change-balance.tsx'

/** A card, found by its number: its balance, how to change it, and how it changed. */
export function CardDrawer() {
  const t = useTexts('loyalty')
  const { locationId } = usePlace()
  const { values, set } = useSearch(['card'])
  const loaded = useLoaded(
    ({ signal }) => foyer.loyaltyCards.list({ company_id: locationId, number: values.card }, { signal }),
    ['loyalty_card', locationId, 'number', values.card],
  )
  const close = () => set({ card: '' })
  return (
    <Drawer title={t.card(values.card)} onClose={close}>
      <LoadedView of={loaded}>
        {([card]) => (card ? <CardView card={card} onDeleted={close} /> : <Missing />)}
      </LoadedView>
    </Drawer>
  )
}

function CardView({ card, onDeleted }: { card: LoyaltyCard; onDeleted(): void }) {
  const t = useTexts('loyalty')
  const { money, has } = usePlace()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <p className="card-balance">
        <span>{t.balance}</span>
        <strong className="figure">{money(card.balance)}</strong>
      </p>
      <Facts>
        {has('clients_access') && <Fact name={t.holder}>{card.client?.name ?? t.noHolder}</Fact>}
        <Fact name={t.phone}>{card.phone}</Fact>
        <Fact name={t.type}>{card.type.title}</Fact>
      </Facts>
      <ChangeBalance card={card} />
      <h3>{t.history}</h3>
      <CardHistory card={card} />
      <Button onClick={() => setDeleting(true)}>{t.deleteAction}</Button>
      {isDeleting && <DeleteCard card={card} onDone={onDeleted} onClose={() => setDeleting(false)} />}
    </>
  )
}

interface DeleteCardProps {
  card: LoyaltyCard
  onDone(): void
  onClose(): void
}

function DeleteCard({ card, onDone, onClose }: DeleteCardProps) {
  const t = useTexts('loyalty')
  const { locationId, money } = usePlace()
  const say = useToast()
  const { mutateAsync } = useChange({
    change: () => foyer.loyaltyCards.delete({ company_id: locationId, card_id: card.id }),
    affects: [['loyalty_card', locationId, 'list']],
  })
  const remove = async () => {
    await mutateAsync()
    say(t.deleted(card.number))
    onDone()
  }
  return (
    <Confirm title={t.deleteTitle(card.number)} action={t.deleteAction} onConfirm={remove} onClose={onClose}>
      {t.deleteText(money(card.balance))}
    </Confirm>
  )
}
