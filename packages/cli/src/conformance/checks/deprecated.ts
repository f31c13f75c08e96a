import type { Check } from '../check.ts'
import { anId, Rule, withFields } from '../pattern.ts'
import { makeClient, makeService, newName, newPhone } from '../records.ts'

const clientFields =
  'id name phone email categories gender_id gender discount importance_id importance card birth_date comment sms_check sms_not spent balance visits last_change_date custom_fields'
const serviceFields =
  'id salon_service_id title category_id price_min price_max discount comment weight active api_id staff duration is_online'
const isPresent = new Rule('there', value => value !== undefined)

export const deprecatedChecks: Check[] = [
  {
    number: 'DEP-01',
    looks: 'a client by each of the filters, and its fields',
    changes: ['clients'],
    async run(session) {
      const [name, phone] = [newName(), newPhone()]
      const email = `${name.split(' ').pop()}@conformance.example`
      const { id } = await makeClient(session, { name, phone, email })
      const list = `/v1/clients/${session.location}`
      const only = { data: [{ id }], meta: { page: 1, total_count: 1 } }
      const filters = [
        `fullname=${encodeURIComponent(name)}`,
        `phone=${phone.slice(1)}`,
        `email=${email}`,
        `id=${id}`,
        `id[]=${id}`,
        `id=${id}&paid_min=0&paid_max=1`,
        `id=${id}&changed_after=2020-01-01T00:00:00&changed_before=2099-01-01T00:00:00`,
        `id=${id}&page=1&count=1`,
      ]
      for (const filter of filters)
        await session.ask({ path: `${list}?${filter}`, as: 'owner' }, { status: 200, body: only })
      for (const filter of [
        `id=${id}&card=none`,
        `id=${id}&changed_after=2099-01-01T00:00:00`,
        `id=${id}&page=2&count=1`,
      ])
        await session.ask({ path: `${list}?${filter}`, as: 'owner' }, { status: 200, body: { data: [] } })
      await session.ask(
        { path: `${list}?id=${id}`, as: 'owner' },
        { status: 200, body: { data: [withFields(...clientFields.split(' '))] } },
      )
    },
  },
  {
    number: 'DEP-02',
    looks: 'a service, by its own and by another team member and category',
    changes: ['team members', 'services'],
    async run(session) {
      const own = await makeService(session)
      const other = await makeService(session)
      const path = `/v1/services/${session.location}/${own.service.id}`
      await session.ask(
        { path: `${path}?staff_id=${own.staff.id}&category_id=${own.category.id}`, as: 'partner' },
        { status: 200, body: { data: withFields(...serviceFields.split(' ')), meta: [] } },
      )
      await session.ask({ path, as: 'partner' }, { status: 200, body: { data: { id: anId } } })
      await session.ask({ path: `${path}?staff_id=${other.staff.id}`, as: 'partner' }, { status: 404 })
      await session.ask({ path: `${path}?category_id=${other.category.id}`, as: 'partner' }, { status: 404 })
    },
  },
  {
    number: 'DEP-03',
    looks: 'the header of a response, and the OpenAPI document',
    async run(session) {
      const answer = await session.ask(
        { path: `/v1/clients/${session.location}?count=1`, as: 'owner' },
        { status: 200 },
      )
      session.must(answer.headers.deprecation !== undefined, answer, 'a header Deprecation')
      const document = await session.ask<{ paths: Record<string, Record<string, { deprecated?: boolean }>> }>(
        { at: 'app', path: '/openapi/general.json' },
        { status: 200, body: { paths: isPresent } },
      )
      const marked = Object.entries(document.json.paths)
        .filter(([, methods]) => methods.get?.deprecated)
        .map(([path]) => path)
      const isMarked = (form: RegExp) => marked.some(path => form.test(path))
      session.must(
        isMarked(/clients\/\{\w+\}$/) && isMarked(/services\/\{\w+\}\/\{\w+\}$/),
        { ...document, text: `deprecated: ${marked.join(', ')}` },
        'both reads marked as deprecated',
      )
    },
  },
]
