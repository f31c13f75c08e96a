import sql from 'sql-template-tag'
import type { Db } from '../../platform/database/database.ts'

/** Returns how many clients have each of the most common n-grams, by the statistics of the index. */
export async function readNgramStatistics(db: Db): Promise<Map<string, number>> {
  const rows = await db.run<{ ngram: string; clients: number }>(sql`
    select known.ngram, (known.frequency * greatest(relation.reltuples, 0))::float8 as clients
    from pg_stats statistics
    join pg_class relation on relation.oid = 'clients_search'::regclass
    cross join lateral unnest(most_common_elems::text::text[], most_common_elem_freqs) as known (ngram, frequency)
    where statistics.tablename = 'clients_search' and statistics.attname = 'client_grams'
      and statistics.schemaname = relation.relnamespace::regnamespace::text and known.ngram is not null`)
  return new Map(rows.map(({ ngram, clients }) => [ngram, clients]))
}
