import type { DirectoryCard } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { useWords } from '../applications/use-words.ts'

/** The price, what happens without a payment, and what becomes of the data. */
export function Terms({ card: { price, tariffs } }: { card: DirectoryCard }) {
  const t = useTexts('directory')
  const { priceText } = useWords()
  const options = tariffs.flatMap(plan => plan.options.map(option => ({ plan, option })))
  const isPaid = options.length > 0
  return (
    <>
      <Panel title={t.price} note={isPaid ? t.paidHere : price ? t.paidElsewhere(price) : t.free}>
        {isPaid && (
          <ul className="rows">
            {options.map(({ plan, option }) => (
              <li key={option.id} className="row">
                <span className="row-main">
                  <strong>{t.planOption(plan.title, option.title)}</strong>
                  <span>{priceText(option)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t.terms}>
        <PanelBody>
          <ul className="terms">
            {isPaid && <li>{t.whenUnpaid}</li>}
            {isPaid && <li>{t.whatStops}</li>}
            <li>{t.whatBecomesOfData}</li>
            <li>{t.disconnectAnytime}</li>
          </ul>
        </PanelBody>
      </Panel>
    </>
  )
}
