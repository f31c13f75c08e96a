import { change } from '../../platform/database/statement.ts'

export const settle = change('events.settle', 'select settle_events($1)')
