import { CommandFailure, UsageError } from '../errors/command-failure.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { findSilenceProblem, findStrangerProblem, sentenceOf } from './address-problem.ts'
import type { Listener } from './url.ts'

/** What a failed call says about the address that it went to. */
export interface FailedCall {
  status: number
  code: string
  isLocal: boolean
  message: string
  /** The address with the path of the operation; undefined when nothing was sent. */
  url?: string | undefined
  /** The path as the contract writes it. */
  path?: string | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** Says what is wrong with the address, when that is why a call failed. */
export async function explainAddress(call: FailedCall): Promise<CommandFailure | undefined> {
  const { url, path = '', status } = call
  if (call.isLocal || !url || call.code === 'timeout') return undefined
  const listener: Listener = path.startsWith('/api/') ? 'api' : 'app'
  const problem =
    status === 0
      ? await findSilenceProblem(url, listener, call.cause)
      : isFromElsewhere(call)
        ? await findStrangerProblem(addressOf(url, path), listener)
        : undefined
  if (!problem) return undefined
  const sentence = sentenceOf(problem)
  return problem.isWrong ? new UsageError(sentence) : new CommandFailure(sentence, exitCodes.noConnection)
}

/** Every response of Foyer has an ID. Failures of a server say nothing about its address: a proxy may write them. */
const isFromElsewhere = ({ status, code, requestId, message }: FailedCall): boolean =>
  status < 500 &&
  code !== 'redirected' &&
  (!requestId || (status === 404 && message.startsWith('There is nothing at ')))

/** The address without the path of the operation. */
function addressOf(url: string, path: string): string {
  const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^(.*)${pattern}$`).exec(url)?.[1] ?? new URL(url).origin
}
