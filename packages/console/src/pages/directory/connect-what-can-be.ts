import { FoyerError, type InstallationsConnectInput } from '@foyer/sdk/account'
import { foyer } from '../../foyer.ts'
import { translateError } from '../../session/translate-error.ts'

type Answer = Awaited<ReturnType<typeof foyer.installations.connect>>['data']

export interface Connected {
  /** Undefined if no Location could be connected. */
  status: Answer['status'] | undefined
  redirect_url: Answer['redirect_url']
  refused: Refused[]
}

interface Refused {
  locationId: number
  reason: string
}

/** Connects the Locations in which that is possible, and says why it isn't in the others. */
export async function connectWhatCanBe(input: InstallationsConnectInput): Promise<Connected> {
  try {
    return { ...(await foyer.installations.connect(input)).data, refused: [] }
  } catch (error) {
    const refused = await refusedOf(input, error)
    const others = input.location_ids.filter(id => refused.every(({ locationId }) => locationId !== id))
    if (refused.length === 0) throw error
    if (others.length === 0) return { status: undefined, redirect_url: null, refused }
    const { data } = await foyer.installations.connect({ ...input, location_ids: others })
    return { ...data, refused }
  }
}

/** The API names each of them at its place in the list. */
async function refusedOf({ location_ids }: InstallationsConnectInput, error: unknown): Promise<Refused[]> {
  if (!(error instanceof FoyerError) || error.status === 422) return []
  const refused: Refused[] = []
  for (const [place, locationId] of location_ids.entries()) {
    const sentences = error.fields[`location_ids.${place}`]
    if (!sentences) continue
    const said = new FoyerError({ status: error.status, code: error.code, message: sentences.join(' ') })
    await translateError(said)
    refused.push({ locationId, reason: said.message })
  }
  return refused
}
