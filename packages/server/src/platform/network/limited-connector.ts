import type { buildConnector } from 'undici'

export class ResponseTooLargeError extends Error {}

/**
 * Closes a connection that brings more bytes than this. What a reader of the body never sees counts too: extensions of
 * chunks, and interim responses.
 */
export const limitedConnector =
  (connect: buildConnector.connector, maxBytes: number): buildConnector.connector =>
  (target, callback) =>
    connect(target, (...result) => {
      callback(...result)
      const [, socket] = result
      // After undici's own listener, which must not miss what comes first.
      setImmediate(() =>
        socket?.on('readable', () => {
          if (socket.bytesRead > maxBytes) socket.destroy(new ResponseTooLargeError())
        }),
      )
    })
