import type { FieldCode, FieldErrors } from '@foyer/contract'
import { invalid, maxFields } from '../../errors.ts'

/** Collects the invalid fields of an input, each with its sentences. */
export class Problems {
  readonly #sentences = new Map<string, string[]>()

  /** Nobody reads further, so the search for problems stops. */
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

  /** `codes` names the failures of a field on v3. */
  throwIfAny(codes: Record<string, FieldCode> = {}): void {
    if (this.#sentences.size > 0) throw invalid(this.toFields(), codes)
  }
}
