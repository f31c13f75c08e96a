import type { ChainRule, LocationRule, Operation, PartnerRole } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, ChainAccess, LocationAccess } from './caller.ts'

/** Whether an operation changes something, and where it may. */
export type OperationEffect = Pick<Operation, 'method' | 'onlyReads' | 'openWhileSuspended'>

export interface RuleSubject {
  operation: OperationEffect
  locationId: number
  /** The application of a rule that names one. */
  applicationId?: number
}

/** The parts of a call that may name Locations. */
export interface NamingInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** What a call says about the partner account that it is about. */
export interface PartnerIds {
  partner_id?: number
  application_id?: number
}

/** Decides who may pass. The platform asks, and the access feature answers. */
export interface Gate {
  /**
   * Throws 401 when the credentials that the operation needs are missing or wrong, and 403 when they are not
   * sufficient.
   */
  identify(operation: Operation, request: FastifyRequest): Promise<Caller>
  /** Throws like `identify` when the credentials of an open stream have ended. It does not count as their use. */
  recheck(operation: Operation, request: FastifyRequest): Promise<unknown>
  /** Calls back whenever credentials may have ended, in whichever process. */
  onCredentialsChanged(then: () => void): void
  /** Throws 404 for an unknown Location or application, and 403 where the caller lacks what the rule needs. */
  authorise(rule: LocationRule, caller: Caller, subject: RuleSubject): Promise<LocationAccess>
  /** Does the same for a Chain: the caller must have what the rule needs in every Location of it. */
  authoriseInChain(
    rule: ChainRule,
    caller: Caller,
    subject: Pick<RuleSubject, 'operation'> & { chainId: number },
  ): Promise<ChainAccess>
  /** Throws 403 when an operation without a rule about a Location names one that is suspended. */
  requireOpenLocations(operation: Operation, caller: Caller, input: NamingInput): Promise<void>
  /**
   * Throws 404 or 403 when the operation is about a partner account in which the caller lacks the role it needs.
   * Returns the role there.
   */
  authoriseForPartner(operation: Operation, caller: Caller, ids: PartnerIds): Promise<PartnerRole | undefined>
  /** Throws 403 when the operation needs a fresh proof and that of the session is older. */
  requireProof(operation: Operation, caller: Caller): void
}
