import type { Check } from '../check.ts'
import { grant, install, openInstallation } from '../installations.ts'
import { aList, anId, aText, listOf, withFields, withItem, withoutItem } from '../pattern.ts'

const changes = ['installations of applications']
const leaves = ['entries in the log of installations']

/** The fields of a connected Location, without next_slot. */
const locationFields =
  'id title public_title short_descr logo active phone phones email country_id country schedule city_id city timezone timezone_name address coordinate_lat coordinate_lon phone_confirmation active_staff_count app_ios app_android currency_short_title reminds_sms_disabled reminds_sms_default group_priority bookform_group_priority description photos company_photos booking_widget_promo'

export const marketplaceChecks: Check[] = [
  {
    number: 'MKT-01',
    looks: 'grant_access with and without a user',
    changes,
    leaves,
    async run(session) {
      const { grant: call } = await openInstallation(session, 'applications.public')
      await session.ask({ ...call, as: 'partner' }, { status: 401 })
      await grant(session, 'applications.public')
    },
  },
  {
    number: 'MKT-02',
    looks: 'the callback at both addresses',
    changes,
    leaves,
    async run(session) {
      const { callback } = await grant(session, 'applications.public')
      await session.ask({ ...callback, at: 'api', path: `/v1${callback.path}` }, { status: 404 })
      await session.ask(callback, { status: 201 })
    },
  },
  {
    number: 'MKT-03',
    looks: 'the status of an installation at both addresses',
    changes,
    leaves,
    async run(session) {
      const { status, statusAtApi } = await install(session, 'applications.public')
      const body = { data: { connection_status: { status: 'active' }, payments: aList, logs: aList } }
      for (const ask of [status, statusAtApi]) await session.ask(ask, { status: 200, body })
    },
  },
  {
    number: 'MKT-04',
    looks: 'the Locations of an owner, with the own and without that of others',
    async run(session) {
      const { location } = session
      const mine = '/v1/companies?my=1'
      await session.ask(
        { path: mine, as: 'owner' },
        { status: 200, body: { data: withItem({ id: location }) } },
      )
      const foreign = session.facts.id('locations.foreign')
      await session.ask(
        { path: mine, as: 'owner' },
        { status: 200, body: { data: withoutItem({ id: foreign }) } },
      )
      await session.ask({ path: mine, as: 'partner' }, { status: 401 })
    },
  },
  {
    number: 'MKT-05',
    looks: 'the required fields, the fields of an item, and next_slot',
    changes,
    leaves,
    async run(session) {
      const { application } = await install(session, 'applications.public')
      const path = `/v1/marketplace/application/${application}/salons`
      await session.ask({ path, as: 'partner' }, { status: 422 })
      const pages = `${path}?page=1&count=300`
      const item = { data: listOf(withFields(...locationFields.split(' '))), meta: [] }
      const answer = await session.ask<{ data: object[] }>(
        { path: pages, as: 'partner' },
        { status: 200, body: item },
      )
      session.must(
        !answer.json.data.some(each => 'next_slot' in each),
        answer,
        'no next_slot without forBooking',
      )
      await session.ask(
        { path: `${pages}&forBooking=1`, as: 'partner' },
        { status: 200, body: { data: listOf(withFields('next_slot')) } },
      )
    },
  },
  {
    number: 'MKT-06',
    looks: 'the rights of an application',
    async run(session) {
      const application = session.facts.id('applications.public')
      await session.ask(
        {
          path: `/v1/company/${session.location}/marketplace/applications/${application}/permissions`,
          as: 'owner',
        },
        { status: 200, body: { success: true, data: aList } },
      )
    },
  },
  {
    number: 'MKT-07',
    looks: 'the plans of a paid application',
    async run(session) {
      const application = session.facts.id('applications.paid')
      await session.ask(
        { path: `/v1/marketplace/application/${application}/tariffs`, as: 'partner' },
        { status: 200, body: { data: listOf({ id: anId, title: aText }) } },
      )
    },
  },
  {
    number: 'MKT-10',
    looks: 'a channel of an application of another category, and of a chat bot',
    changes,
    leaves,
    async run(session) {
      const update = (ids: object) =>
        ({
          method: 'POST',
          path: '/v1/marketplace/application/update_channel',
          as: 'partner',
          json: { ...ids, channel_slug: 'sms', is_available: true },
        }) as const
      const chat = await install(session, 'applications.chat_bot')
      await session.ask(update(chat.ids), { status: 200 })
      const other = await install(session, 'applications.public')
      await session.ask(update(other.ids), { status: [403, 422] })
    },
  },
  {
    number: 'MKT-12',
    looks: 'an uninstall, and another partner that tries one',
    changes,
    leaves,
    async run(session) {
      const { uninstall, status } = await install(session, 'applications.public')
      await session.ask({ ...uninstall, as: 'otherPartner' }, { status: [403, 404] })
      await session.ask(status, { status: 200 })
      await session.ask(uninstall, { status: 200 })
      await session.ask(status, { status: 404 })
    },
  },
  {
    number: 'MKT-16',
    looks: 'the sender names of an installation',
    changes,
    leaves,
    async run(session) {
      const { ids, status } = await install(session, 'applications.chat_bot')
      await session.ask(
        {
          method: 'POST',
          path: '/v1/marketplace/partner/short_names',
          as: 'partner',
          json: { ...ids, short_names: ['CONFORM'] },
        },
        { status: 201 },
      )
      await session.ask(status, {
        status: 200,
        body: { data: { special_settings: { short_names: ['CONFORM'] } } },
      })
    },
  },
]
