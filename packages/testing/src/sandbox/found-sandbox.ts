export interface FoundSandbox {
  url: string
  /** Lets a sandbox that was started end this world when this process is gone. */
  remember(worldId: string): Promise<void>
  forget(worldId: string): Promise<void>
}
