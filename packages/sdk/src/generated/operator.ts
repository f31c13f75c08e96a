// Printed from the contract by `npm run print`: change the contract, not this file.
import { type OperatorsApi, operators } from './operator/operators.ts'

export type * from './operator/operators.ts'

/** The operations by group. */
export interface OperatorOperations {
  readonly operators: OperatorsApi
}

export const operatorOperations = {
  operators,
}
