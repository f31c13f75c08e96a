/** Models an installation independently of its table, to compare the real one with. */
export interface Model {
  status: 'uninstalled' | 'pending' | 'active' | 'freezed'
  exists: boolean
  windowEnds: number
  wasActive: boolean
  paidUntilOf: number
  frozenBy: 'billing' | 'operator' | null
}

export interface ModelledOutcome {
  log: string[]
  events: string[]
}

export const unconnected: Model = {
  status: 'uninstalled',
  exists: false,
  windowEnds: 0,
  wasActive: false,
  paidUntilOf: 0,
  frozenBy: null,
}

const hour = 3600 * 1000

const frozenByOf = (source: string) => (source === 'billing' ? 'billing' : 'operator')

interface Applied extends ModelledOutcome {
  model: Model
  isDone: boolean
}

export function apply(model: Model, trigger: string, now: number): Applied {
  const refused: Applied = { model, isDone: false, log: [], events: [] }
  const same: Applied = { ...refused, isDone: true }
  const change = (
    to: Model['status'],
    source: string,
    event: string[],
    more: Partial<Model> = {},
  ): Applied => ({
    model: { ...model, ...more, status: to, frozenBy: to !== 'freezed' ? null : frozenByOf(source) },
    isDone: true,
    log: [`${model.status}>${to} ${source}`],
    events: event,
  })
  const keep = (more: Partial<Model>): Applied => ({ ...same, model: { ...model, ...more } })
  const dayOfGrace = { paidUntilOf: Math.max(model.paidUntilOf, now + 24 * hour) }
  const activation = { wasActive: true, ...(model.wasActive ? {} : dayOfGrace) }
  const window = { exists: true, windowEnds: now + 12 * hour }
  const isInstalled = model.status !== 'uninstalled'

  switch (trigger) {
    case 'grant':
      if (model.status === 'freezed') return refused
      if (model.status === 'active') return same
      return model.status === 'pending' ? keep(window) : change('pending', 'marketplace', [], window)
    case 'grantFast':
      if (model.status === 'freezed') return refused
      return model.status === 'active'
        ? same
        : change('active', 'marketplace', [], { ...window, ...activation })
    case 'callback':
      if (model.status === 'active') return same
      if (model.status !== 'pending' || now > model.windowEnds) return refused
      return change('active', 'partner_api', [], activation)
    case 'uninstallByPartner':
      return isInstalled ? change('uninstalled', 'partner_api', []) : refused
    case 'disconnectByOwner':
      return isInstalled ? change('uninstalled', 'marketplace', ['uninstall']) : refused
    case 'disableByOperator':
      return isInstalled ? change('uninstalled', 'platform', ['uninstall']) : refused
    case 'freezeByOperator':
      if (model.status === 'freezed') return keep({ frozenBy: 'operator' })
      return model.status === 'active' ? change('freezed', 'platform', ['freeze']) : refused
    case 'unfreezeByOperator':
      if (model.status === 'active') return same
      if (model.status !== 'freezed') return refused
      if (model.frozenBy === 'billing') return change('active', 'platform', [], dayOfGrace)
      return model.paidUntilOf > now ? change('active', 'platform', []) : keep({ frozenBy: 'billing' })
    case 'checkPaidPeriod':
      return model.status === 'active' && model.paidUntilOf <= now
        ? change('freezed', 'billing', ['freeze'])
        : same
    case 'pay': {
      if (!model.exists) return same
      const paid = { paidUntilOf: Math.max(model.paidUntilOf, now + hour) }
      return model.frozenBy === 'billing' ? change('active', 'billing', [], paid) : keep(paid)
    }
    default:
      throw new Error(`The model knows no ${trigger}.`)
  }
}
