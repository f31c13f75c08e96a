import type { MailLanguage } from '@foyer/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { dayIn, languageOf, momentIn } from './language.ts'
import { type Letter, queueMail } from './mail.ts'
import type {
  InvitedRole,
  LetterKind,
  LetterWords,
  NewLetter,
  Paragraphs,
  RequestOrigin,
} from './words/letter-words.ts'
import { german } from './words/letter-words-de.ts'
import { english } from './words/letter-words-en.ts'

export type { NewLetter }

const words: Record<MailLanguage, LetterWords> = { en: english, de: german }

/** The reader of one of these can sign in, and choose the language of mails. */
const withSettings: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'change-asked',
  'reset-done',
  'new-device',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'access-token-created',
  'suspension-lifted',
])

export interface LetterRecipient {
  to: string
  /** Null is a person who has chosen none. */
  language: MailLanguage | null | undefined
}

/** All mails have these ends, in the language of their reader. */
export function toLetter(
  ctx: Pick<Context, 'config' | 'urls'>,
  { subject, text }: Paragraphs,
  { language, hasSettings }: { language: MailLanguage; hasSettings: boolean },
): Letter {
  const { hello, settings, contact } = words[language]
  const { supportContact } = ctx.config
  const end = ['Foyer']
  if (supportContact) end.push(contact(supportContact))
  if (hasSettings) end.push(`${settings}\n${ctx.urls.app}/profile#mails`)
  return { subject, text: [hello, ...text, ...end].join('\n\n') }
}

/** Queues a mail about an account, in the language of its reader. */
export function queueLetter(
  ctx: Context,
  tx: Tx,
  { to, language: saved, letter }: LetterRecipient & { letter: NewLetter },
): Promise<void> {
  const language = languageOf(saved)
  const hasSettings = withSettings.has(letter.kind)
  return queueMail(ctx, tx, {
    to,
    ...toLetter(ctx, paragraphsOf(ctx, language, letter), { language, hasSettings }),
  })
}

function paragraphsOf(ctx: Context, language: MailLanguage, letter: NewLetter): Paragraphs {
  const said: Record<string, unknown> = Object.fromEntries(
    Object.entries(letter).map(([name, fact]) => [name, toWords(fact, language)]),
  )
  const hasContact = ctx.config.supportContact !== undefined
  // The type of a table of functions does not know that the kind fits the facts; that of the letter does.
  const write = words[language].letters[letter.kind] as (facts: object) => Paragraphs
  if (letter.kind === 'new-device') said.device = words[language].device(letter.device)
  return write({ ...said, appUrl: ctx.urls.app, hasContact })
}

function toWords(fact: unknown, language: MailLanguage): unknown {
  if (fact instanceof Date) return dayIn(fact, language)
  if (isOrigin(fact)) return { ...fact, at: momentIn(fact.at, language) }
  if (isRole(fact)) return fact.slug ? words[language].roles[fact.slug] : fact.title
  return fact
}

const isOrigin = (fact: unknown): fact is RequestOrigin =>
  typeof fact === 'object' && fact !== null && 'at' in fact && fact.at instanceof Date

const isRole = (fact: unknown): fact is InvitedRole =>
  typeof fact === 'object' && fact !== null && 'slug' in fact && 'title' in fact
