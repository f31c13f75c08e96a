import { type BuildCommand, examples, mainCommand, parseWholeNumber } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { readConnection } from '../connection/read-connection.ts'
import { connect } from '../sdk.ts'
import { openOutput } from '../terminal/output.ts'
import { readableTime } from '../terminal/times.ts'

export const outboxCommand: BuildCommand = surroundings =>
  onServer(
    mainCommand('Prints the latest mail of the sandbox, the newest last.')
      .option('--to <address>', 'only mail to this address')
      .option('--count <number>', 'how many', parseWholeNumber({ from: 1, to: 100 }), 10),
  )
    .addHelpText('after', examples('outbox', 'outbox --to zoe@example.com --count 1'))
    .action(async options => {
      const { sandbox } = connect(await readConnection(options, surroundings), 'partner')
      const { data, meta } = await sandbox.listOutbox({ to: options.to, count: options.count })
      openOutput(surroundings, options).print({ data: data.toReversed(), meta }, mails =>
        mails.length === 0 ? 'No mail.' : mails.map(inWords).join(`\n${'─'.repeat(72)}\n`),
      )
    })

interface Mail {
  to: string
  subject: string
  text: string
  created_at: string
  status: string
}

const inWords = ({ to, subject, text, created_at, status }: Mail) =>
  `${readableTime(created_at)} UTC  ${status}\nTo: ${to}\nSubject: ${subject}\n\n${text}`
