import { expect, it } from 'vitest'
import { readNumbersIn } from './read-numbers.ts'

it('CON-32 each of several numbers of one name is read', () => {
  const inputs = ['1,234.50', '7'].map(value => ({ name: 'amount', value }))
  const form = Object.assign(new EventTarget(), { querySelectorAll: () => inputs })
  readNumbersIn(form as unknown as HTMLFormElement)
  const formData = new FormData()
  for (const { name, value } of inputs) formData.append(name, value)
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
  expect(formData.getAll('amount')).toEqual(['1234.50', '7'])
})
