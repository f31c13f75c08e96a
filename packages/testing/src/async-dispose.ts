/** Node 20 has the symbol, but not in the contexts in which Jest runs tests; compilers then take this one. */
export const asyncDispose: typeof Symbol.asyncDispose =
  Symbol.asyncDispose ?? (Symbol.for('Symbol.asyncDispose') as typeof Symbol.asyncDispose)
