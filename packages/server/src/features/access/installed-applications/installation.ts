/** A Location has at most one installation of an application. */
export interface InstallationKey {
  locationId: number
  applicationId: number
}

const installationStatuses = ['uninstalled', 'pending', 'active', 'freezed'] as const
export type InstallationStatus = (typeof installationStatuses)[number]

/** A payment unfreezes what billing froze; only an operator unfreezes what an operator froze. */
export type FrozenBy = 'billing' | 'operator'
