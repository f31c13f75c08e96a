import type { Application } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { StoreIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useWords } from '../applications/use-words.ts'

/** The plans and their options in short. */
export function PlanRows({ application }: { application: Application }) {
  const t = useTexts('publishing')
  const { priceText } = useWords()
  const { id, partner, tariffs } = application
  const edit = (
    <ButtonLink to={`/partners/${partner.id}/applications/${id}/tariffs`}>{t.editPlans}</ButtonLink>
  )
  return (
    <Panel title={t.plans} note={t.plansNote} actions={edit}>
      {tariffs.length === 0 ? (
        <Empty icon={<StoreIcon />} title={t.noPlans}>
          {t.noPlansNote}
        </Empty>
      ) : (
        <ul className="rows">
          {tariffs.map(plan => (
            <li key={plan.id} className="row">
              <span className="row-main">
                <strong>{plan.title}</strong>
                {plan.options.map(option => (
                  <span key={option.id}>{t.option(option.title, priceText(option))}</span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
