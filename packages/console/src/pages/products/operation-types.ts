/** The types of storage operations, as the API numbers them. */
export const operationType = { sale: 1, consumable: 2, receipt: 3, writeOff: 4, move: 5 } as const

export type OperationType = (typeof operationType)[keyof typeof operationType]

export const operationTypes = Object.values(operationType)
