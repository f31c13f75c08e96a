import { usePages } from '../../data/use-pages.ts'
import { type Erasure, foyer } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/empty.tsx'
import { PersonIcon } from '../../ui/icons.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePlace } from '../business/place.tsx'

/** Every erasure, with its state and the proof of what it did. */
export function ErasuresPanel() {
  const { locationId } = usePlace()
  const t = useTexts('personal-data')
  const erasures = usePages(
    (cursor, { signal }) => foyer.personalData.listErasures({ location_id: locationId, cursor }, { signal }),
    ['erasure', locationId],
  )
  return (
    <Panel title={t.erasures} note={t.erasuresNote}>
      <PagedList
        of={erasures}
        empty={
          <Empty icon={<PersonIcon />} title={t.noErasures}>
            {t.noErasuresHelp}
          </Empty>
        }
      >
        {list => (
          <ul className="rows" aria-label={t.erasures}>
            {list.map(erasure => (
              <ErasureRow key={erasure.id} erasure={erasure} />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

function ErasureRow({ erasure }: { erasure: Erasure }) {
  const t = useTexts('personal-data')
  const { formats } = usePlace()
  const { client_id, requested_by, requested_at, finished_at, stage, counts } = erasure
  const proof = Object.entries(counts).filter(([, count]) => count > 0)
  const at = formats.moment(requested_at)
  return (
    <li className="row">
      <span className="row-main">
        <strong>
          {t.clientNumber(client_id)}
          <Badge kind={finished_at ? 'accent' : 'warn'}>{t.stages[stage]}</Badge>
        </strong>
        <span>
          {erasure.cause === 'retention'
            ? t.byRetention(at)
            : t.byPerson(requested_by?.name ?? t.somebody, at)}
          {finished_at && ` ${t.finished(formats.moment(finished_at))}`}
        </span>
        {proof.length > 0 && (
          <span>{t.proof(proof.map(([kind, count]) => t.counts[kind as keyof typeof counts](count)))}</span>
        )}
      </span>
    </li>
  )
}
