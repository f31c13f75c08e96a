const maxParameters = 50

/**
 * The library looks up every parameter among all of them, which takes seconds for some thousand. OAuth2 knows two dozen
 * and allows none twice (RFC 6749 §3.1), so what has more never reaches it.
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
  // None may hold one (RFC 6749, appendix A), and PostgreSQL keeps no NUL.
  return parameters.flat().some(text => /\p{Cc}/u.test(text))
    ? 'a parameter must not hold control characters'
    : undefined
}
