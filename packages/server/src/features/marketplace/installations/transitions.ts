/**
 * The life of an installation as a table. For each trigger and each status it says what happens: `to` another status
 * (which adds a row to the log, with its source), `stay`, or `refuse`. Guards are checked in order.
 */
import type { FrozenBy, InstallationStatus } from '../../access/installed-applications/installation.ts'

/** Who or what changed an installation, as its log says it. */
export type ChangeSource = 'marketplace' | 'partner_api' | 'billing' | 'platform'

export const frozenByOf = (to: InstallationStatus, source: ChangeSource): FrozenBy | null =>
  to !== 'freezed' ? null : source === 'billing' ? 'billing' : 'operator'

/** What a guard may depend on. */
export interface Circumstances {
  /** Whether the last `grant_access` is at most twelve hours old. */
  isInWindow: boolean
  /** Whether a payment, a free period or the grace holds now. */
  isPaidAt: boolean
  isFrozenByOperator: boolean
}

/**
 * What else happens in the same transaction. `open-window` starts the twelve hours (again). `begin` makes a new
 * installation. `activate` starts the free period and the grace, if they never started. `settle` stores what the
 * callback brought. `add-endpoint` subscribes the application's own URL to the Location. `extend-grace` adds a day.
 * `freeze-by-…` keeps it frozen, for another reason. `clear` removes settings and endpoints. `notify-…` records a
 * lifecycle event.
 */
export type Effect =
  | 'begin'
  | 'open-window'
  | 'activate'
  | 'write-settings'
  | 'add-endpoint'
  | 'extend-grace'
  | 'freeze-by-operator'
  | 'freeze-by-billing'
  | 'clear'
  | 'notify-uninstall'
  | 'notify-freeze'

export type TransitionRefusal = 'not-installed' | 'late' | 'frozen' | 'not-confirmed'

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
    uninstalled: to('active', 'marketplace', 'begin', 'open-window', 'activate', 'add-endpoint'),
    pending: to('active', 'marketplace', 'open-window', 'activate', 'add-endpoint'),
    active: stay(),
    freezed: refuse('frozen'),
  },
  /** The partner confirms. */
  callback: {
    uninstalled: refuse('not-installed'),
    pending: when('isInWindow', to('active', 'partner_api', 'activate', 'write-settings'), refuse('late')),
    active: stay('write-settings'),
    freezed: refuse('frozen'),
  },
  uninstallByPartner: {
    uninstalled: refuse('not-installed'),
    pending: to('uninstalled', 'partner_api', 'clear'),
    active: to('uninstalled', 'partner_api', 'clear'),
    freezed: to('uninstalled', 'partner_api', 'clear'),
  },
  disconnectByOwner: {
    uninstalled: refuse('not-installed'),
    pending: to('uninstalled', 'marketplace', 'clear', 'notify-uninstall'),
    active: to('uninstalled', 'marketplace', 'clear', 'notify-uninstall'),
    freezed: to('uninstalled', 'marketplace', 'clear', 'notify-uninstall'),
  },
  disableByOperator: {
    uninstalled: refuse('not-installed'),
    pending: to('uninstalled', 'platform', 'clear', 'notify-uninstall'),
    active: to('uninstalled', 'platform', 'clear', 'notify-uninstall'),
    freezed: to('uninstalled', 'platform', 'clear', 'notify-uninstall'),
  },
  freezeByOperator: {
    uninstalled: refuse('not-installed'),
    pending: refuse('not-confirmed'),
    active: to('freezed', 'platform', 'notify-freeze'),
    freezed: stay('freeze-by-operator'),
  },
  unfreezeByOperator: {
    uninstalled: refuse('not-installed'),
    pending: refuse('not-confirmed'),
    active: stay(),
    freezed: when(
      'isFrozenByOperator',
      when('isPaidAt', to('active', 'platform'), stay('freeze-by-billing')),
      // Without this day, the next check of the paid period would freeze it again.
      to('active', 'platform', 'extend-grace'),
    ),
  },
  /** The paid period was checked: after a payment, after a refund, and when it ends or begins. */
  checkPaidPeriod: {
    uninstalled: stay(),
    pending: stay(),
    active: when('isPaidAt', stay(), to('freezed', 'billing', 'notify-freeze')),
    freezed: stay(),
  },
  /** A payment arrived. It lifts a freeze by billing when it pays for now. */
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
