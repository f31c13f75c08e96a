import { FoyerError } from '@foyer/sdk/account'
import { QueryClient } from '@tanstack/react-query'

/** A failure of the API is shown where it happened; any other error is a bug, and the error page shows it. */
const isBug = (error: Error): boolean => !(error instanceof FoyerError)

/**
 * Server state. The first part of a key is the resource, in the words of events, and the second its owner:
 * `['record', locationId, …]`. Live hints find by them what to read again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Foyer may run on this machine, where being offline says nothing.
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, throwOnError: isBug },
      // What ran is forgotten at once, because it may hold a password.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })
