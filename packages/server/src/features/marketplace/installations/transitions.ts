/**
 * The installation between an application and a Location, as a table. Each trigger says, for each state, what happens:
 * `to` another state (one row of the log, from its source), `stay`, or `refuse`. Guards are tried in order.
 */
import type { FrozenBy, InstallationStatus } from '../../access/installed-applications/installation.ts'

/** Who or what changed an installation, as its log tells it. */
export type ChangeSource = 'marketplace' | 'partner_api' | 'billing' | 'platform'

export const frozenByOf = (to: InstallationStatus, source: ChangeSource): FrozenBy | null =>
  to !== 'freezed' ? null : source === 'billing' ? 'billing' : 'operator'

/** What a guard may look at. */
export interface Circumstances {
  /** Whether the last `grant_access` is at most twelve hours old. */
  isInWindow: boolean
  /** Whether a payment, a free period or the grace covers this moment. */
  isPaidAt: boolean
  isFrozenByOperator: boolean
}

/**
 * What else happens in the same transaction.
 * `open-window`: the twelve hours start (again). `begin`: a new installation. `activate`: the free period and the grace start,
 * if they never did. `settle`: what the callback brought is stored. `receive`: the application's own endpoint hears
 * of the Location. `extend-grace`: a day more. `freeze-by-…`: it stays frozen, for another reason. `clear`: settings and
 * endpoints go. `tell-…`: a lifecycle event.
 */
export type Effect =
  | 'begin'
  | 'open-window'
  | 'activate'
  | 'settle'
  | 'receive'
  | 'extend-grace'
  | 'freeze-by-operator'
  | 'freeze-by-billing'
  | 'clear'
  | 'tell-uninstall'
  | 'tell-freeze'

export type TransitionRefusal = 'no-link' | 'late' | 'frozen' | 'not-confirmed'

interface Move {
  to: InstallationStatus
  source: ChangeSource
  effects: readonly Effect[]
}
interface Stay {
  stay: readonly Effect[]
}
interface RefuseRule {
  refuse: TransitionRefusal
}
export type TransitionOutcome = Move | Stay | RefuseRule
type Rule = TransitionOutcome | Guarded
interface Guarded {
  when: keyof Circumstances
  then: Rule
  otherwise: Rule
}

const to = (status: InstallationStatus, source: ChangeSource, ...effects: Effect[]): Move => ({
  to: status,
  source,
  effects,
})
const stay = (...effects: Effect[]): Stay => ({ stay: effects })
const refuse = (refusal: TransitionRefusal): RefuseRule => ({ refuse: refusal })
const when = (guard: keyof Circumstances, then: Rule, otherwise: Rule): Guarded => ({
  when: guard,
  then,
  otherwise,
})

export const transitions = {
  /** The owner connects the application. */
  grant: {
    uninstalled: to('pending', 'marketplace', 'begin', 'open-window'),
    pending: stay('open-window'),
    active: stay(),
    freezed: refuse('frozen'),
  },
  /** The same, for an application that needs no callback: not public, or whitelisted. */
  grantFast: {
    uninstalled: to('active', 'marketplace', 'begin', 'open-window', 'activate', 'receive'),
    pending: to('active', 'marketplace', 'open-window', 'activate', 'receive'),
    active: stay(),
    freezed: refuse('frozen'),
  },
  /** The partner confirms. */
  callback: {
    uninstalled: refuse('no-link'),
    pending: when('isInWindow', to('active', 'partner_api', 'activate', 'settle'), refuse('late')),
    active: stay('settle'),
    freezed: refuse('frozen'),
  },
  uninstallByPartner: {
    uninstalled: refuse('no-link'),
    pending: to('uninstalled', 'partner_api', 'clear'),
    active: to('uninstalled', 'partner_api', 'clear'),
    freezed: to('uninstalled', 'partner_api', 'clear'),
  },
  disconnectByOwner: {
    uninstalled: refuse('no-link'),
    pending: to('uninstalled', 'marketplace', 'clear', 'tell-uninstall'),
    active: to('uninstalled', 'marketplace', 'clear', 'tell-uninstall'),
    freezed: to('uninstalled', 'marketplace', 'clear', 'tell-uninstall'),
  },
  disableByOperator: {
    uninstalled: refuse('no-link'),
    pending: to('uninstalled', 'platform', 'clear', 'tell-uninstall'),
    active: to('uninstalled', 'platform', 'clear', 'tell-uninstall'),
    freezed: to('uninstalled', 'platform', 'clear', 'tell-uninstall'),
  },
  freezeByOperator: {
    uninstalled: refuse('no-link'),
    pending: refuse('not-confirmed'),
    active: to('freezed', 'platform', 'tell-freeze'),
    freezed: stay('freeze-by-operator'),
  },
  unfreezeByOperator: {
    uninstalled: refuse('no-link'),
    pending: refuse('not-confirmed'),
    active: stay(),
    freezed: when(
      'isFrozenByOperator',
      when('isPaidAt', to('active', 'platform'), stay('freeze-by-billing')),
      // Without the day, the next look at what is paid would freeze it again.
      to('active', 'platform', 'extend-grace'),
    ),
  },
  /** What is paid for was looked at: after a payment, after a refund, and when its time has come. */
  checkPaidPeriod: {
    uninstalled: stay(),
    pending: stay(),
    active: when('isPaidAt', stay(), to('freezed', 'billing', 'tell-freeze')),
    freezed: stay(),
  },
  /** A payment came. It lifts a freeze by billing when it covers this moment. */
  pay: {
    uninstalled: stay(),
    pending: stay(),
    active: stay(),
    freezed: when('isFrozenByOperator', stay(), when('isPaidAt', to('active', 'billing'), stay())),
  },
} as const satisfies Record<string, Record<InstallationStatus, Rule>>

export type Trigger = keyof typeof transitions

export function outcomeOf(
  trigger: Trigger,
  status: InstallationStatus,
  circumstances: Circumstances,
): TransitionOutcome {
  let rule: Rule = transitions[trigger][status]
  while ('when' in rule) rule = circumstances[rule.when] ? rule.then : rule.otherwise
  return rule
}
