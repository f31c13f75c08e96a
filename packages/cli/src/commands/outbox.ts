import type { Command } from '../command.ts'
import { connect, connectionHelp, connectionOptions, readConnection } from '../connection.ts'
import { readOptions } from '../read-options.ts'

export const outboxCommand: Command = {
  summary: 'Read the mail of the sandbox',
  usage: `foyer outbox                        prints the latest mails, the newest last
foyer outbox --to zoe@example.com   only those to this address
foyer outbox --count 5              how many, at most 100

${connectionHelp}`,

  async run(args, { env, print }) {
    const { values } = readOptions(args, {
      ...connectionOptions,
      to: { type: 'string' },
      count: { type: 'string' },
    })
    const { sandbox } = connect(await readConnection(values, env))
    const { data } = await sandbox.listOutbox({
      to: values.to,
      // The API refuses text that isn't a number with a clear message.
      count: values.count === undefined ? 10 : Number(values.count),
    })
    if (data.length === 0) print('No mail.')
    for (const mail of data.toReversed())
      print(
        `${mail.created_at}  ${mail.status}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n${'-'.repeat(72)}`,
      )
    return 0
  },
}
