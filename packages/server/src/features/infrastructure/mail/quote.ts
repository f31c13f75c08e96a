import { toOneLine } from '@foyer/contract'

const maxLength = 80

// Dots that mail programs and domain names treat alike.
const linking = /([.\u3002\uff0e\uff61@]|:(?=\/))(?=[\p{L}\p{N}/])/gu

/**
 * Others chose this text, so it is cut to one short quoted line, and a space after each dot keeps mail programs from
 * making a link of it.
 */
export function quote(text: string): string {
  const line = toOneLine(text.replaceAll(/:\/\/|www\./gi, ' ')).replaceAll(linking, '$1 ')
  return `“${[...line].slice(0, maxLength).join('')}”`
}
