import { type BuildCommand, examples, mainCommand, parseId, parseWholeNumber } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { findLocation, locationHelp } from '../connection/find-location.ts'
import { readConnection } from '../connection/read-connection.ts'
import { connect } from '../sdk.ts'
import { openOutput } from '../terminal/output.ts'
import { tellOn } from '../terminal/tell.ts'
import { followEvents, readNewest } from '../webhooks/event-feed.ts'
import { eventColumns, eventLine } from '../webhooks/event-words.ts'

export const eventsCommand: BuildCommand = surroundings =>
  onServer(
    mainCommand('Lists the newest events that you were entitled to, the newest last. Sequences have no gaps.')
      .option('--location <id>', locationHelp, parseId)
      .option(
        '--after <sequence>',
        'the events after this sequence, instead of the newest',
        parseWholeNumber(),
      )
      .option('--count <number>', 'how many', parseWholeNumber({ from: 1, to: 300 }), 20)
      .option('-f, --follow', 'go on with new ones until Ctrl-C; JSON has one event on each line'),
  )
    .addHelpText(
      'after',
      examples('events', 'events --follow', 'events --location 1 --after 0 --count 300 -o json'),
    )
    .action(async options => {
      const connection = await readConnection(options, surroundings)
      const location_id = findLocation(options.location, connection)
      const { webhooks } = connect(connection, 'partner')
      const { after, count } = options
      const output = openOutput(surroundings, options)
      const { data, meta } =
        after === undefined
          ? await readNewest(webhooks, { location_id, count })
          : await webhooks.listEvents({ location_id, after, count })
      if (!options.follow) return output.list({ data, meta }, eventColumns, 'No events yet.')
      const say = output.isForPeople ? eventLine(output) : JSON.stringify
      for (const event of data) output.say(say(event))
      const last = data.at(-1)?.sequence ?? after ?? meta.last_sequence
      const { signal } = surroundings
      const tell = tellOn(surroundings)
      const onLost = (after: number) =>
        tell(`${connection.apiUrl} does not respond: when it is back, this goes on after sequence ${after}.`)
      const following = { location_id, after: last, signal, onLost, onBack: () => tell('Connected again.') }
      for await (const event of followEvents(webhooks, following)) output.say(say(event))
    })
