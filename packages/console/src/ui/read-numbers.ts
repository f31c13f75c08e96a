import { toPlainNumber } from '../texts/numbers.ts'

/** Puts the numbers of a form into the words of the API whenever the form is read, until the result is called. */
export function readNumbersIn(form: HTMLFormElement): () => void {
  const translate = ({ formData }: FormDataEvent) => {
    const inputs = form.querySelectorAll<HTMLInputElement>('input[data-number][name]')
    for (const name of new Set([...inputs].map(input => input.name))) {
      const typed = formData.getAll(name)
      formData.delete(name)
      for (const text of typed) formData.append(name, toPlainNumber(String(text)))
    }
  }
  form.addEventListener('formdata', translate)
  return () => form.removeEventListener('formdata', translate)
}
