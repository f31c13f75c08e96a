import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'

/** A person in a browser gets a page that explains the code; a program gets JSON with the details. */
export function renderOAuthError(request: KoaContextWithOIDC, { error, error_description }: ErrorOut): void {
  if (request.accepts('json', 'html') !== 'html') {
    request.body = { error, error_description }
    return
  }
  request.status = 303
  request.redirect(`/consent?${new URLSearchParams({ error })}`)
}
