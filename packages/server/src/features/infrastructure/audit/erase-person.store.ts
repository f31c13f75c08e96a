import sql from 'sql-template-tag'
import type { Tx } from '../../../platform/database/database.ts'

export interface ErasedPerson {
  userId: number
  name: string
  /** The e-mail address and the phone number, as far as there are any. */
  logins: string[]
  /** What notes have in the place of the person. */
  replacement: string
}

/** Matches the text as a whole word, in any case, whatever signs are in it. */
const wholeWord = (text: string): string =>
  `(?i)(?<!\\w)${text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')}(?!\\w)`

/** The database refuses every other change of the log. Only notes change: who did what, and when, stays. */
export async function eraseFromNotes(tx: Tx, person: ErasedPerson): Promise<void> {
  const { userId, replacement } = person
  await tx.run(sql`select set_config('foyer.erases_person', 'on', true)`)
  for (const login of person.logins)
    await tx.run(sql`
      update audit_log set note = ${replacement} || substr(note, length(${login}::text) + 1)
      where action in ('invitation-create', 'invitation-decline', 'invitation-withdraw')
        and lower(split_part(note, ': ', 1)) = lower(${login})`)
  // Titles that only the person has seen.
  await tx.run(sql`
    update audit_log set note = ''
    where user_id = ${userId} and action in ('access-token-create', 'access-token-revoke') and note <> ''`)
  for (const text of [person.name, ...person.logins])
    await tx.run(sql`
      update audit_log set note = regexp_replace(note, ${wholeWord(text)}, ${replacement}, 'g')
      where (user_id = ${userId} or subject_user_id = ${userId}) and note ~ ${wholeWord(text)}`)
  await tx.run(sql`select set_config('foyer.erases_person', 'off', true)`)
}
