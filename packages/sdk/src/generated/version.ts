// Printed from the contract by `npm run print`: change the contract, not this file.
export const version = '0.1.0'
