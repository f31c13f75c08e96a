import type { ChainRule, LocationRule, Operation } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller, ChainAccess, LocationAccess } from './caller.ts'

export interface RuleSubject {
  locationId: number
  /** Of rules that name an application. */
  applicationId?: number
}

/** Who may pass. The platform asks; the identity feature answers. */
export interface Gate {
  /** Throws 401 when the credentials that the operation asks for are missing or wrong, 403 when they are not enough. */
  identify(operation: Operation, request: FastifyRequest): Caller | Promise<Caller>
  /** Throws 404 for an unknown Location or application, 403 where the caller may not do what the rule needs. */
  authorise(rule: LocationRule, caller: Caller, subject: RuleSubject): Promise<LocationAccess>
  /** The same for a Chain: what the rule needs, the caller must have in every Location of it. */
  authoriseInChain(rule: ChainRule, caller: Caller, chainId: number): Promise<ChainAccess>
  /** Throws 403 when the operation asks for a recent proof and that of the session is older. */
  requireProof(operation: Operation, caller: Caller): void
}
