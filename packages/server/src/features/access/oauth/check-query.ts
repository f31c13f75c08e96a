const maxParameters = 50

/**
 * The library compares every parameter with all others, which takes seconds for a few thousand. OAuth2 has two dozen
 * parameters and allows none twice (RFC 6749 §3.1), so a longer query never reaches the library.
 */
export const problemOfQuery = (url: string): string | undefined => problemOf(queryIn(url))

function queryIn(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

function problemOf(query: string): string | undefined {
  if (query.split('&', maxParameters + 1).length > maxParameters)
    return `there are more than ${maxParameters} parameters`
  const parameters = [...new URLSearchParams(query)]
  if (new Set(parameters.map(([name]) => name)).size < parameters.length)
    return 'a parameter must not be given twice'
  // No parameter may contain one (RFC 6749, appendix A), and PostgreSQL does not store NUL.
  return parameters.flat().some(text => /\p{Cc}/u.test(text))
    ? 'a parameter must not hold control characters'
    : undefined
}
