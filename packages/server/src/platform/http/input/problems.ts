import type { FieldCode, FieldErrors } from '@foyer/contract'
import { invalid, maxFields } from '../../errors.ts'

/** The wrong fields of an input, each with its sentences. */
export class Problems {
  readonly #sentences = new Map<string, string[]>()

  /** Nobody reads further: whoever looks for problems stops. */
  get isFull(): boolean {
    return this.#sentences.size >= maxFields
  }

  get count(): number {
    return this.#sentences.size
  }

  add(field: string, sentence: string): void {
    const list = this.#sentences.get(field)
    if (!list) {
      if (!this.isFull) this.#sentences.set(field, [sentence])
    } else if (!list.includes(sentence)) list.push(sentence)
  }

  sentencesOf(field: string): readonly string[] {
    return this.#sentences.get(field) ?? []
  }

  toFields(): FieldErrors {
    return Object.fromEntries(this.#sentences)
  }

  /** `codes`: what the failures of a field are called on v3. */
  throwIfAny(codes: Record<string, FieldCode> = {}): void {
    if (this.#sentences.size > 0) throw invalid(this.toFields(), codes)
  }
}
