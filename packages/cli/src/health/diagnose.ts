import type { ConnectionOptions } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { explainError } from '../errors/explain-error.ts'
import type { Surroundings } from '../surroundings.ts'
import { checkDataFolder, checkNode, checkProfiles, checkSource } from './check-machine.ts'
import { checkAllTokens, checkEndpoints } from './check-partner.ts'
import { checkServer } from './check-server.ts'
import { type Finding, problem, warning } from './finding.ts'

/** Looks at everything that a command needs. What stops one check is a finding, and the others go on. */
export async function diagnose(options: ConnectionOptions, surroundings: Surroundings): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  const profiles = await checkProfiles(surroundings)
  const { connection, failure } = await tryToConnect(options, surroundings)
  if (!connection) return [node, profiles, problem('connection', failure)]
  const server = await checkServer(connection)
  const findings = [
    node,
    checkSource(surroundings, connection),
    profiles,
    await checkDataFolder(surroundings, connection),
    ...server.findings,
  ]
  if (!server.isReachable) return findings
  findings.push(...(await checkAllTokens(connection)))
  if (findings.some(({ state }) => state === 'problem')) return findings
  const endpoints = await checkEndpoints(connection).catch(async error => [
    warning('endpoints', `not checked: ${await failureOf(error)}`, 'run `foyer doctor` again later'),
  ])
  return [...findings, ...endpoints]
}

async function tryToConnect(options: ConnectionOptions, surroundings: Surroundings) {
  try {
    return { connection: await readConnection(options, surroundings) }
  } catch (error) {
    // A wrong option is a mistake in the call of `doctor` itself.
    if (error instanceof UsageError) throw error
    return { failure: await failureOf(error) }
  }
}

const failureOf = async (error: unknown): Promise<string> =>
  (await explainError(error)).lines.join(', ').replace(/\.$/, '')
