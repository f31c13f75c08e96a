/** Who people and partners are, and how they prove it: what other features may use of it. */
export { toEmail } from './accounts.ts'
export { createGate } from './gate.ts'
export { hasRight } from './has-right.ts'
export { createOperator } from './operators.ts'
export { deleteExpired } from './sessions.ts'
export { getUserData } from './user-data.ts'
export { issueUserToken, revokeUserTokens } from './user-tokens.ts'
export { findUserByLogin, insertUser } from './users.store.ts'
