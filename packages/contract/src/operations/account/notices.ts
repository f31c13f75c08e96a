import Type from 'typebox'
import { person } from '../../access.ts'
import { mailKinds, mailLanguages, noticeKinds } from '../../notices.ts'
import { operation } from '../../operation.ts'
import { Count, Id, Instant, NoData, Nullable, Shape, UniqueList } from '../../wire.ts'

const ofPerson = { document: 'account', tag: 'Notices', surface: 'app', access: person } as const

const Named = (what: string) =>
  Nullable(
    Shape(
      { id: Id(`${what} ID`), title: Type.String({ description: `Name of the ${what}` }) },
      `The ${what} that it is about; null for none`,
    ),
  )

const Notice = Type.Object(
  {
    id: Id('Notice ID'),
    kind: Type.Enum([...noticeKinds], { description: 'What happened' }),
    at: Instant('When it happened'),
    is_read: Type.Boolean({ description: 'Whether you have read it' }),
    location: Named('Location'),
    timezone_name: Type.String({ description: 'Time zone of the Location; empty without one' }),
    application: Named('application'),
    partner: Named('partner'),
    details: Shape(
      {
        what: Type.String({
          description:
            'Who froze or ended it (`billing`, `operator`, `partner`), how a review was decided (`publish`, `return`, `disable`, `enable`), or which security event it was; empty for other kinds',
        }),
        until: Nullable(Instant('End of the paid period; null for other kinds, and when nothing is paid')),
        payment_id: Nullable(Id('The payment; null for other kinds')),
        amount: Nullable(
          Type.Number({ description: 'Amount of the payment, or the new price; null for other kinds' }),
        ),
        currency_iso: Type.String({ description: 'Currency of the amount; empty for other kinds' }),
        rights: Type.Array(Type.String(), { description: 'New rights of the application, as slugs' }),
        note: Type.String({
          description:
            'The note of a review, the reason of a suspension, the plan that costs more, the host of an endpoint, the name of the Location that an application lost, of the partner account that you are invited to, or the device of a sign-in',
        }),
      },
      'What else there is to know',
    ),
  },
  { $id: 'Notice' },
)

const listNotices = operation({
  ...ofPerson,
  name: 'listNotices',
  method: 'GET',
  path: '/account/notices',
  summary: 'List my notices',
  description:
    'Returns what you should know, newest first: frozen applications, payments, reviews, failing endpoints, invitations, security. Only those that your present rights let you see. They are kept for 90 days, at most 500.',
  query: Type.Object({
    cursor: Type.Optional(Id('The `next_cursor` of the previous page')),
    count: Count(25, 100),
  }),
  status: 200,
  data: Type.Array(Notice),
  meta: Shape({
    next_cursor: Nullable(Id('Cursor of the next page; null on the last page')),
    unread: Type.Integer({ description: 'Number of unread notices; 100 stands for 100 or more' }),
  }),
  errors: [401, 422],
})

const countUnreadNotices = operation({
  ...ofPerson,
  name: 'countUnreadNotices',
  method: 'GET',
  path: '/account/notices/unread',
  summary: 'Count my unread notices',
  description: 'Counts those that your present rights let you see.',
  status: 200,
  data: Shape({
    unread: Type.Integer({ description: 'Number of unread notices; 100 stands for 100 or more' }),
  }),
  errors: [401],
})

const readNotice = operation({
  ...ofPerson,
  name: 'readNotice',
  method: 'POST',
  path: '/account/notices/{notice_id}/read',
  summary: 'Mark a notice as read',
  description: 'Does nothing if it is read already.',
  params: Type.Object({ notice_id: Id('Notice ID') }),
  status: 204,
  data: NoData,
  errors: [401, 404, 422],
})

const readAllNotices = operation({
  ...ofPerson,
  name: 'readAllNotices',
  method: 'POST',
  path: '/account/notices/read_all',
  summary: 'Mark all notices as read',
  description: 'Newer notices than the named one stay unread: you have not seen them yet.',
  body: Type.Object({ up_to: Id('The newest notice that you have seen') }),
  status: 204,
  data: NoData,
  errors: [401, 422],
})

const MailSettings = Type.Object(
  {
    language: Nullable(
      Type.Enum([...mailLanguages], { description: 'Language of mails; null for English, until you choose' }),
    ),
    unwanted_mails: Type.Array(Type.Enum([...mailKinds], { description: 'Kind of notice' }), {
      description: 'Kinds of notices that come without a mail',
    }),
  },
  { $id: 'MailSettings' },
)

const mailSettings = {
  ...ofPerson,
  path: '/account/me/mail_settings',
  data: MailSettings,
  status: 200,
} as const

const getMailSettings = operation({
  ...mailSettings,
  name: 'getMailSettings',
  method: 'GET',
  summary: 'Get my mail settings',
  description: 'Mails about security, invitations and links always come.',
  errors: [401],
})

const updateMailSettings = operation({
  ...mailSettings,
  name: 'updateMailSettings',
  method: 'PATCH',
  summary: 'Change my mail settings',
  description: 'Fields that are absent stay as they are.',
  body: Type.Object({
    language: Type.Optional(Type.Enum([...mailLanguages], { description: 'Language of mails' })),
    unwanted_mails: Type.Optional(
      UniqueList(Type.Enum([...mailKinds], { description: 'Kind of notice' }), {
        maxItems: mailKinds.length,
        description: 'Replaces the list',
      }),
    ),
  }),
  errors: [401, 422],
})

export const notices = {
  list: listNotices,
  countUnread: countUnreadNotices,
  read: readNotice,
  readAll: readAllNotices,
  getMailSettings,
  updateMailSettings,
} as const
