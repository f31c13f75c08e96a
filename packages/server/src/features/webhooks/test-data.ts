import type { Context } from '../../context.ts'
import { findTestData } from './test-data.store.ts'

/** JSON of the record that a test tells of, as its endpoint may see it now. */
export const readTestData = (ctx: Context, deliveryId: number): Promise<string | null> =>
  findTestData(ctx.db, deliveryId)

/** A test has neither a change nor an event of the marketplace; one that was asked for a kind tells of a record. */
export const tellsOfRecord = ({ isTest, resource }: { isTest: boolean; resource: string }): boolean =>
  isTest && resource !== 'test'
