import type { Demo } from './demo-file.ts'
import type { Tokens } from './tokens.ts'

export interface Connection extends Tokens {
  apiUrl: string
  appUrl: string
  /** Where addresses and tokens come from, if no option or setting names them. */
  source:
    | { kind: 'profile'; name: string }
    | { kind: 'sandbox'; demo: Demo }
    | { kind: 'none'; folder: string }
}
