import sql, { type Sql } from 'sql-template-tag'

/** The suspension of a row, with the operator who did it. */
export const suspensionOf = (row: Sql): Sql => sql`
  case when ${row}.suspended_at is not null then json_build_object(
    'at', iso_local(${row}.suspended_at, 'UTC'), 'reason', ${row}.suspension_reason,
    'by', (select json_build_object('id', id, 'name', name) from users where id = ${row}.suspended_by)) end`
