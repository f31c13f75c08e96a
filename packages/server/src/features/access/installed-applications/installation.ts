/** An application in a Location: there is at most one installation of it. */
export interface InstallationKey {
  locationId: number
  applicationId: number
}

const installationStatuses = ['uninstalled', 'pending', 'active', 'freezed'] as const
export type InstallationStatus = (typeof installationStatuses)[number]

/** Who froze it. A payment lifts what billing froze; only an operator lifts what an operator froze. */
export type FrozenBy = 'billing' | 'operator'
