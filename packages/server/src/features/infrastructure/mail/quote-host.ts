import { quote } from './quote.ts'

/**
 * A host with its port, as it is read in an address. An invisible character before each dot keeps mail programs from
 * making a link of it: the spaces of `quote` would tear an address such as 127.0.0.1:8080 apart. Nothing but a host has
 * letters, digits, dots and colons alone, so that no words of strangers get here.
 */
export const quoteHost = (host: string): string =>
  /^[a-z0-9._:[\]-]{1,260}$/i.test(host) ? host.replaceAll('.', '\u200c.') : quote(host)
