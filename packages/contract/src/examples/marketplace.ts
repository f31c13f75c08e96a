import type { ExamplesOf, Step } from './example.ts'

const paid = { salon_id: 1, application_id: 5 }
const chat = { salon_id: 1, application_id: 4 }
const days = { from: '2026-02-02 00:00:00', to: '2026-03-02 00:00:00' }

/** An owner connects the application and its partner confirms. */
export const installed = (application_id: number, settings: object = {}): Step[] => [
  { call: 'marketplace.grantAccess', params: { company_id: 1, application_id } },
  { call: 'marketplace.confirmInstallation', body: { salon_id: 1, application_id, ...settings } },
]

/** The chat bot, with channels and a chat. */
export const withChat = installed(4, {
  channels: ['sms', 'whatsapp'],
  chat_url: 'https://chat.acme.example/bloom',
})

export const marketplace = {
  marketplace: {
    plans: { params: { application_id: 5 } },
    addDiscount: {
      body: { salon_ids: [1], application_id: 5, discount: 10 },
      before: installed(5),
    },
    paymentLink: { query: { ...paid, tariff_option_id: 1 }, before: installed(5) },
    payment: {
      body: {
        ...paid,
        currency_iso: 'USD',
        payment_sum: 19,
        payment_date: days.from,
        period_from: days.from,
        period_to: days.to,
      },
      before: installed(5),
    },
    refund: { params: { payment_id: 1 }, before: [...installed(5), 'marketplace.payment'] },
    grantAccess: { params: { company_id: 1, application_id: 1 } },
    confirmInstallation: {
      body: {
        salon_id: 1,
        application_id: 1,
        webhook_urls: ['https://hooks.acme.example/foyer'],
        api_key: 'key-of-bloom-mission',
      },
      before: ['marketplace.grantAccess'],
    },
    confirmByRedirect: {
      body: { salon_id: 1, application_id: 1, webhook_urls: ['https://hooks.acme.example/foyer'] },
      before: ['marketplace.grantAccess'],
    },
    getInstallation: { params: { location_id: 1, application_id: 1 }, before: installed(1) },
    uninstall: { params: { location_id: 1, application_id: 1 }, before: installed(1), place: 'last' },
    trace: { params: { application_id: 1, location_id: 1 }, before: installed(1) },
    salons: { params: { application_id: 1 }, query: { page: 1, count: 25 }, before: installed(1) },
    updateChannel: {
      body: { ...chat, channel_slug: 'whatsapp', is_available: 1 },
      before: withChat,
    },
    addMessage: {
      body: {
        ...chat,
        phone_from: '+14155551001',
        message: 'May I come half an hour later?',
        name: 'Ada Lovelace',
      },
      before: withChat,
    },
    setShortNames: {
      body: { ...chat, short_names: ['BLOOM'] },
      before: withChat,
    },
  },
  directory: {
    list: { query: { category: 'analytics', count: 2 } },
    get: { params: { application_id: 1 } },
    listForPages: { query: { text: 'acme', count: 2 } },
    getForPages: { params: { application_id: 1 } },
  },
} satisfies ExamplesOf<'marketplace' | 'directory'>
