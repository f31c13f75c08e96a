import { statement } from '../../platform/database/statement.ts'

export const settle = statement('events.settle', 'select settle_events($1)')
