import type { Command, OptionValues } from '@commander-js/extra-typings'
import { parseId } from '../command.ts'
import type { Connection } from '../connection/read-connection.ts'
import { UsageError } from '../errors/command-failure.ts'
import { type AllOperations, connect } from '../sdk.ts'

type OfPartner = AllOperations['partnerWebhooks']
type Method = 'listDeliveries' | 'getDelivery' | 'redeliver' | 'replay' | 'explain'

/** The log without the question whose it is. */
type WebhookLog = {
  [M in Method]: (
    input: Omit<Parameters<OfPartner[M]>[0], 'partner_id'>,
    options?: Parameters<OfPartner[M]>[1],
  ) => ReturnType<OfPartner[M]>
}

export const withPartner = <Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
) =>
  command.option('--partner <id>', 'your partner account, if you call with a personal access token', parseId)

/** The deliveries of a partner: by its token, or by the personal access token of one of its developers. */
export async function openWebhookLog(connection: Connection, partner?: number): Promise<WebhookLog> {
  if (partner === undefined && (connection.partnerToken || !connection.personalAccessToken))
    return connect(connection, 'partner').webhooks
  const foyer = connect(connection, 'person')
  const { partnerWebhooks: log } = foyer
  const partner_id = partner ?? (await findOnlyPartner(foyer))
  return {
    listDeliveries: (input, options) => log.listDeliveries({ ...input, partner_id }, options),
    getDelivery: (input, options) => log.getDelivery({ ...input, partner_id }, options),
    redeliver: (input, options) => log.redeliver({ ...input, partner_id }, options),
    replay: (input, options) => log.replay({ ...input, partner_id }, options),
    explain: (input, options) => log.explain({ ...input, partner_id }, options),
  }
}

async function findOnlyPartner({ partners }: AllOperations): Promise<number> {
  const { data } = await partners.list()
  const [only, ...others] = data
  if (!only) throw new UsageError('Your account belongs to no partner: call with --partner-token.')
  if (others.length > 0)
    throw new UsageError(
      `Which partner? ${data.map(each => `${each.id} ${each.title}`).join(', ')}: name it with --partner.`,
    )
  return only.id
}
