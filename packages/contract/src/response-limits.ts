/** What is kept of the response of an endpoint: the log stores this much of the body. */
export const storedBodyBytes = 4 * 1024
/** At most this much is read, so that the connection can be used again; a longer response is cut off. */
export const maxBodyBytes = 64 * 1024
