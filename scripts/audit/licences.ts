/** Terms under which anybody may use, change and pass on the work, with its notice and nothing else. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Tools that are only run, and of which nothing is distributed. */
const toolsUnderOtherTerms: Record<string, RegExp> = {
  'MPL-2.0': /^(axe-core|lightningcss(-.*)?)$/,
  // Its file is the text of MIT.
  'SEE LICENSE IN LICENSE': /^spawndamnit$/,
}

/**
 * Evaluates an SPDX expression: one alternative of OR is enough, and all parts of AND are needed. Nested brackets need
 * a person; no package has had them so far.
 */
export function isPermissive(expression: string): boolean {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(text)) return false
  return text
    .split(/\s+OR\s+/)
    .some(alternative => alternative.split(/\s+AND\s+/).every(id => permissive.has(id.trim())))
}

export const isAllowedTool = (name: string, license: string): boolean =>
  toolsUnderOtherTerms[license]?.test(name) ?? false
