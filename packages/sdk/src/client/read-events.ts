import type { ToError } from './errors.ts'

/** No event of Foyer comes near this. */
const maxEventLength = 16 * 1024 * 1024
/** The server sends something every 15 seconds. After three times of silence the connection is lost, whatever it says. */
const maxSilenceMs = 45_000

/** The server began a stream, and sent what no stream of Foyer has. */
export const unreadable = { status: 200, code: 'unreadable_event' }

type Fields = Partial<Record<string, string>>

/** A connection that breaks or falls silent is an error with the status 0. */
export async function* readEvents(response: Response, toError: ToError): AsyncGenerator<Fields> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  try {
    let text = ''
    for (;;) {
      const { value, done } = await readInTime(reader, toError)
      if (done) return
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of [...blocks, text])
        if (block.length > maxEventLength)
          throw toError({ ...unreadable, message: 'An event of the stream is too large.' })
      for (const block of blocks) yield toFields(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function readInTime(
  reader: ReadableStreamDefaultReader<string>,
  toError: ToError,
): Promise<ReadableStreamReadResult<string>> {
  return new Promise((resolve, reject) => {
    const lose = (message: string, cause?: unknown) => reject(toError({ status: 0, message, cause }))
    const timer = setTimeout(
      () => lose(`The stream was silent for ${maxSilenceMs / 1000} seconds.`),
      maxSilenceMs,
    )
    reader
      .read()
      .then(resolve, cause => lose('The connection of the stream broke.', cause))
      .finally(() => clearTimeout(timer))
  })
}

/** A line that starts with a colon is a heartbeat. */
function toFields(block: string): Fields {
  const fields: Fields = {}
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).trimStart()
  }
  return fields
}
