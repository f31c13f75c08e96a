import {
  type EventStatus,
  type LifecycleEvent,
  lifecycleEvents,
  type ResourceName,
  resourceKinds,
  statusesOf,
} from '@foyer/contract'
import type { Values } from '../../ui/form.tsx'

/** The choice that stands for the events of the marketplace webhook. */
export const lifecycle = 'application'

/** What can happen to a kind of record, or to an installation. */
export const changesOf = (kind: string): readonly (EventStatus | LifecycleEvent)[] => {
  if (kind === lifecycle) return lifecycleEvents
  return Object.hasOwn(resourceKinds, kind) ? statusesOf(kind as ResourceName) : []
}

/** What the form says, as the operation takes it; fields that were left empty are left out. */
export function toTest({ location_id, kind = '', change, url, application_id }: Values): Values {
  const test: Record<string, string | undefined> =
    kind === lifecycle
      ? { location_id, application_id, event: change }
      : { location_id, url, resource: kind, status: change }
  return Object.fromEntries(Object.entries(test).filter(([, value]) => value)) as Values
}
