import { describe, expect, it } from 'vitest'
import type { Client } from '../../foyer.ts'
import { emptyDraft, toDraft, toInput } from './client-draft.ts'

const client = {
  id: 1,
  name: 'Ada',
  surname: 'Lovelace',
  patronymic: '',
  phone: '+1415***01',
  email: 'ada@clients.example',
  card: '',
  birth_date: null,
  comment: '',
  discount: 5,
  spent: 120,
  paid: 100,
  balance: 0,
  gender_id: 2,
  importance_id: 0,
  sms_check: 0,
  sms_not: 1,
  categories: [
    { id: 2, title: 'VIP', color: '' },
    { id: 1, title: 'Regular', color: '' },
  ],
} as unknown as Client
const draft = toDraft(client, { showsPhones: false })

describe('the form of a client', () => {
  it('sends nothing when nothing changed', () => {
    expect(toInput(draft, draft)).toEqual({})
    expect(toInput(draft, { ...draft, categories: [...draft.categories].reverse() })).toEqual({})
    expect(toInput(draft, { ...draft, name: ' Ada ' })).toEqual({})
  })

  it('CRM-07 never holds or sends a masked phone', () => {
    expect(JSON.stringify(draft)).not.toContain('***')
    expect(toInput(draft, { ...draft, name: 'Augusta' })).toEqual({ name: 'Augusta' })
    expect(toInput(draft, { ...draft, phone: '+14155551999' })).toEqual({ phone: '+14155551999' })
    expect(toDraft(client, { showsPhones: true }).phone).toBe(client.phone)
  })

  it('sends what was changed, and no more', () => {
    const changed = {
      ...draft,
      surname: '',
      birth_date: '1985-12-10',
      gender_id: '1',
      discount: '',
      sms_check: true,
      sms_not: false,
      categories: [{ id: 3, title: 'New', color: '' }],
    }
    expect(toInput(draft, changed)).toEqual({
      surname: '',
      birth_date: '1985-12-10',
      gender_id: 1,
      discount: 0,
      sms_check: 1,
      sms_not: 0,
      categories: [3],
    })
  })

  it('sends paid along with sold, because the operation would take all of it as paid', () => {
    expect(toInput(draft, { ...draft, spent: '150' })).toEqual({ spent: 150, paid: 100 })
    expect(toInput(draft, { ...draft, paid: '120' })).toEqual({ paid: 120 })
  })

  it('leaves a text that is no number to the API, which says so at the field', () => {
    expect(toInput(draft, { ...draft, balance: 'much' })).toEqual({ balance: 'much' })
  })

  it('of a new client sends what was typed', () => {
    expect(toInput(emptyDraft, { ...emptyDraft, name: 'Bo', phone: '4155551000' })).toEqual({
      name: 'Bo',
      phone: '4155551000',
    })
  })
})
