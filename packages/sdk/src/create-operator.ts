import { createForPeople, type PersonOptions } from './create-for-people.ts'
import { type OperatorOperations, operatorOperations } from './generated/operator.ts'

/** The operations of operators. */
export type FoyerOperator = OperatorOperations['operators']

/** What operators do, as typed methods: `await operator.publish({ application_id: 1, revision: 2 })`. */
export const createOperator = (options: PersonOptions): FoyerOperator =>
  createForPeople<OperatorOperations>('createOperator', operatorOperations, options).operators
