import type { Context } from '../../context.ts'
import { findTestData, type TestKey } from './test-data.store.ts'

/** JSON of the record from which a test was made. Whether the reader has the right to it is decided before. */
export const readTestData = (
  ctx: Context,
  key: TestKey,
  phones: { isMasked: boolean },
): Promise<string | null> => findTestData(ctx.db, key, phones)

/** A test is neither a change nor an event of the marketplace; without a kind of record its resource is `test`. */
export const isTestOfRecord = ({ isTest, resource }: { isTest: boolean; resource: string }): boolean =>
  isTest && resource !== 'test'
