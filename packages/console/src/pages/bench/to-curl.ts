interface SentRequest {
  url: string
  headers: Record<string, string>
  body: string
}

/** The same request as a command: every header and the body, byte for byte. */
export const toCurl = ({ url, headers, body }: SentRequest): string =>
  [
    `curl -i -X POST ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(body)}`,
  ].join(' \\\n  ')

/** Nothing inside single quotes means anything to a shell, except the single quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
