import type { ResourceName } from '@foyer/contract'
import { sampleData } from '@foyer/contract/examples'
import type { Context } from '../../../context.ts'
import type { RecordChange } from '../sending/envelope.ts'
import { findTestData, type TestKey } from './test-data.store.ts'

/**
 * Returns JSON of what a test carries, with the phones that its endpoint may see: a record, or a sample where none was
 * stored.
 */
export async function readTestData(
  ctx: Context,
  key: TestKey,
  { resource, locationId, isMasked }: Pick<RecordChange, 'resource' | 'locationId'> & { isMasked: boolean },
): Promise<string> {
  const data = await findTestData(ctx.db, key, { isMasked })
  return data ?? sampleData(resource as ResourceName, locationId)
}

/** A test without a kind of record has the resource `test`, and one of the marketplace webhook `application`. */
export const isTestOfRecord = ({ isTest, resource }: { isTest: boolean; resource: string }): boolean =>
  isTest && resource !== 'test' && resource !== 'application'
