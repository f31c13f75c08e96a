/** No answer of Foyer comes near this. */
export const maxAnswerBytes = 20_000_000

/** Reads the text of a response; undefined when it is larger than any answer. */
export async function readText(response: Response): Promise<string | undefined> {
  // Some runtimes have no streams.
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > maxAnswerBytes) {
      await reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
