import { expect, it } from 'vitest'
import { type FailureCode, failureReasons, failureSentence, readFailure } from './failure-reasons.ts'

it('BEN-80 every sentence about a failure is read back with its value', () => {
  for (const code of Object.keys(failureReasons) as FailureCode[]) {
    const value = failureReasons[code].includes('{value}') ? '$& 404.' : ''
    expect(readFailure(failureSentence(code, value)), code).toEqual({ code, value })
  }
  expect(readFailure('Something else happened.')).toBeUndefined()
})
