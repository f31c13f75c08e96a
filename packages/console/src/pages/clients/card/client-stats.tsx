import { useTexts } from '../../../texts/use-texts.ts'
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx'
import type { SectionProps } from './section.ts'

/** The client in figures. */
export function ClientStats({ client, place }: SectionProps) {
  const t = useTexts('clients')
  const { formats, money } = place
  const owed = client.spent - client.paid
  return (
    <StatTiles>
      <StatTile label={t.visits} value={formats.number(client.visits)} />
      <StatTile label={t.spent} value={money(client.spent)} />
      <StatTile
        label={t.paid}
        value={money(client.paid)}
        note={owed > 0 ? t.chosen(t.owed, money(owed)) : undefined}
        kind={owed > 0 ? 'bad' : 'plain'}
      />
      <StatTile label={t.balance} value={money(client.balance)} kind={client.balance < 0 ? 'bad' : 'plain'} />
    </StatTiles>
  )
}
