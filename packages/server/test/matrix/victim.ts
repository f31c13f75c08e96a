import { demo } from '../../src/features/sandbox/demo-world/facts.ts'
import type { Response } from '../http.ts'
import { bearer } from '../http.ts'
import { signedIn } from '../people.ts'
import type { PathValues } from '../samples.ts'
import { fannedOut } from '../webhooks.ts'
import type { World } from '../world.ts'

/** Every text of the tenant contains this mark, and nobody else may ever see it. */
export const mark = 'MARK-7f3a91'
/** The Location itself contains this mark, which its members and its partner may see. */
export const locationMark = 'PLACE-7f3a91'

export interface Victim {
  ids: PathValues
  /** How the tenant itself calls the partner API, and account operations. */
  partner: string
  user: string
  person: string
}

const { locations, chains, otherPartner, stranger, applications } = demo
const at = locations.foreign

/** A tenant with a record of every kind: the foreign Location and the other partner of the demo world. */
export async function makeVictim(world: World): Promise<Victim> {
  const partner = bearer(otherPartner.token)
  const { login, password } = stranger
  const issued = await world.api.post('/v1/auth', { as: partner, body: { login, password } })
  const user = bearer(otherPartner.token, must(issued, 201).user_token as string)
  const person = await signedIn(world, stranger)
  const records = new Records(world, user, person)
  await records.location()
  const ids: PathValues = {
    ...fixed(world),
    ...(await records.team()),
    ...(await records.money()),
    ...(await records.account()),
  }
  // The integration token of the PBX would itself be a valid credential.
  const { crm_token, ...known } = { ...ids, ...(await records.marketplace(partner, ids)) }
  return { ids: known, partner, user, person }
}

const day = (world: World, ahead: number) =>
  new Date(world.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10)

const fixed = (world: World): PathValues => ({
  location_id: at,
  company_id: at,
  salon_id: at,
  chain_id: chains.foreign,
  partner_id: otherPartner.id,
  user_id: stranger.id,
  start: day(world, 1),
  end: day(world, 2),
  date: day(world, 1),
  date_from: day(world, -1),
  date_to: day(world, 1),
  payment_date: day(world, 0),
  period_from: day(world, 0),
  period_to: day(world, 30),
  from: day(world, 0),
  till: day(world, 7),
  datetime: `${day(world, 3)}T12:00:00`,
  create_date: `${day(world, 0)} 12:00:00`,
  phone: '+4915112345678',
  phone_from: '+4915112345678',
  email: 'new.person@matrix.example',
  url: 'http://127.0.0.1:9/hook',
  redirect_uri: 'http://127.0.0.1:9/back',
  currency_iso: 'USD',
  channel_slug: 'sms',
  timezone_name: 'Europe/Berlin',
})

type CreatedData = Record<string, unknown>

/**
 * Returns the data of an answer that must have succeeded, because a matrix over missing records would prove nothing.
 */
function must({ status, text, json }: Response, expected: number): CreatedData {
  if (status !== expected) throw new Error(`The tenant could not be made: ${status} ${text}`)
  return json.data
}

class Records {
  constructor(
    private readonly world: World,
    private readonly user: string,
    private readonly person: string,
  ) {}

  async #post(path: string, body: object, expected = 201): Promise<CreatedData> {
    return must(await this.world.api.post(path, { as: this.user, body }), expected)
  }

  async #postAsPerson(path: string, body: object): Promise<CreatedData> {
    return must(await this.world.app.post(path, { as: this.person, body }), 201)
  }

  async location(): Promise<void> {
    const body = { title: locationMark, address: locationMark }
    must(await this.world.api.put(`/v1/company/${at}`, { as: this.user, body }), 200)
  }

  async team(): Promise<PathValues> {
    const position_id = (await this.#post(`/v1/positions/${at}`, { title: mark })).id
    const staff = { name: mark, specialization: mark, position_id }
    const staff_id = (await this.#post(`/v1/staff/${at}`, staff)).id
    const category_id = (await this.#post(`/v1/service_categories/${at}`, { title: mark })).id
    const service = { title: mark, category_id, staff: [{ id: staff_id, seance_length: 3600 }], capacity: 5 }
    const service_id = (await this.#post(`/v1/services/${at}`, service)).id
    const resource = { title: mark, instances: [{ title: mark }] }
    const resource_id = (await this.#post(`/v1/resources/${at}`, resource)).id
    await this.#post(`/v1/labels/${at}`, { title: mark })
    const client = { name: mark, phone: '+4915112345600', comment: mark }
    const client_id = (await this.#post(`/v1/clients/${at}`, client)).id
    const record = {
      staff_id,
      services: [{ id: service_id }],
      client: { phone: '+4915112345600', name: mark },
      datetime: `${day(this.world, 2)}T12:00:00`,
      seance_length: 3600,
      save_if_busy: true,
      comment: mark,
    }
    const record_id = (await this.#post(`/v1/records/${at}`, record)).id
    const activity = {
      date: `${day(this.world, 4)} 12:00:00`,
      service_id,
      staff_id,
      capacity: 5,
      force: true,
    }
    const activity_id = (await this.#post(`/v1/activity/${at}`, activity)).id
    return numbers({
      position_id,
      staff_id,
      category_id,
      service_id,
      resource_id,
      client_id,
      record_id,
      activity_id,
    })
  }

  async money(): Promise<PathValues> {
    const storage_id = (await this.#post(`/v1/storages/${at}`, { title: mark })).id
    const category_id = (await this.#post(`/v1/goods_categories/${at}`, { title: mark })).id
    const supplier_id = (await this.#post(`/v1/suppliers/${at}`, { title: mark })).id
    const good = { title: mark, category_id, sale_unit_id: 1, service_unit_id: 1, comment: mark }
    const good_id = (await this.#post(`/v1/goods/${at}`, good)).good_id
    const operation = {
      type_id: 3,
      storage_id,
      create_date: `${day(this.world, 0)} 12:00:00`,
      transactions: [
        { good_id, operation_unit_type: 1, amount: 1, cost_per_unit: 1, discount: 0, cost: 1, comment: mark },
      ],
    }
    const document = await this.#post(`/v1/storage_operations/operation/${at}`, operation, 200)
    const account_id = (await this.#post(`/v1/accounts/${at}`, { title: mark, is_cash: 1 })).id
    const expense_id = (await this.#post(`/v1/expenses/${at}`, { title: mark, type: 1 })).id
    const transaction = {
      expense_id,
      account_id,
      amount: 5,
      date: `${day(this.world, 0)} 12:00:00`,
      comment: mark,
    }
    const transaction_id = (await this.#post(`/v1/finance_transactions/${at}`, transaction)).id
    const loyalty_card_type_id = (await this.#post(`/v1/loyalty/card_types/${at}`, { title: mark })).id
    const card = { loyalty_card_number: '7391', loyalty_card_type_id, phone: '+4915112345600' }
    const card_id = (await this.#post(`/v1/loyalty/cards/${at}`, card)).id
    const { id: document_id } = (document.document ?? document) as CreatedData
    return numbers({
      storage_id,
      supplier_id,
      good_id,
      document_id,
      account_id,
      expense_id,
      transaction_id,
      loyalty_card_type_id,
      card_id,
    })
  }

  async account(): Promise<PathValues> {
    const role_id = (await this.#postAsPerson(`/account/locations/${at}/roles`, { title: mark, rights: [] }))
      .id
    const key = { title: mark, scopes: ['locations:read'], location_ids: [at] }
    const key_id = (await this.#postAsPerson('/account/restricted_keys', key)).id
    const path = `/account/partners/${otherPartner.id}/oauth_clients`
    const oauthClient = await this.#postAsPerson(path, { title: mark, redirect_uris: [] })
    const draft = { partner_id: otherPartner.id, title: mark, category: 'other', short_description: mark }
    const application = await this.#postAsPerson('/account/applications', { ...draft, description: mark })
    const tariffs = `/account/applications/${application.id}/tariffs`
    const tariff_id = (await this.#postAsPerson(tariffs, { title: mark })).id
    const option = { title: mark, overall_price: 5, duration_in_months: 1, currency_iso: 'USD' }
    const option_id = (await this.#postAsPerson(`${tariffs}/${tariff_id}/options`, option)).id
    const crm = await this.#token()
    return {
      ...numbers({ role_id, key_id, tariff_id, option_id, draft_id: application.id }),
      'client_id:text': String(oauthClient.client_id),
      crm_token: crm,
    }
  }

  async #token(): Promise<string> {
    const path = `/account/chains/${chains.foreign}/telephony/token`
    return must(await this.world.app.post(path, { as: this.person }), 201).crm_token as string
  }

  /** Adds its application to its Location, with a payment, an endpoint, a call and deliveries about clients. */
  async marketplace(partner: string, { crm_token }: PathValues): Promise<PathValues> {
    const { world } = this
    const application_id = applications.otherPartner
    await world.query('update applications set review_note = $1 where id = $2', [mark, application_id])
    await this.#post(`/v1/company/${at}/marketplace/applications/${application_id}/grant_access`, {})
    const confirmation = { as: partner, body: { salon_id: at, application_id } }
    must(await world.app.post('/marketplace/partner/callback', confirmation), 201)
    const payment = {
      salon_id: at,
      application_id,
      currency_iso: 'USD',
      payment_sum: 1,
      payment_date: day(world, 0),
      period_from: day(world, 0),
      period_to: day(world, 30),
    }
    const paid = await world.api.post('/v1/marketplace/partner/payment', { as: partner, body: payment })
    const settings = { urls: [`http://127.0.0.1:9/${mark}`], active: 1, client: 1, self_sending: 1 }
    await this.#post(`/v1/hooks_settings/${at}`, settings)
    await this.#post(`/v1/clients/${at}`, { name: mark, phone: '+4915112345601' })
    for (const notice of [
      { command: 'setup', type: 'enable' },
      {
        command: 'history',
        type: 'incoming',
        phone: '+4915112345600',
        diversion: '1',
        link: `https://x.example/${mark}`,
      },
    ])
      must(await world.api.post('/v1/voip/integration', { as: partner, body: { crm_token, ...notice } }), 202)
    await fannedOut(world)
    const { json } = await world.api.get('/v2/webhooks/deliveries', { as: partner })
    const [receiver] = await world.query('select id from endpoints where location_id = $1', [at])
    return {
      ...numbers({ application_id, payment_id: must(paid, 200).id, receiver_id: receiver?.id }),
      delivery_id: String(json.data[0].id),
    }
  }
}

const numbers = (values: CreatedData): PathValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]))
