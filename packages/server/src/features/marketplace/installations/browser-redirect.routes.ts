import { anyone } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'

const path = '/marketplace/partner/callback/redirect'
const form = 'application/x-www-form-urlencoded'
const maxFormBytes = 64 * 1024

interface Posted {
  Body: URLSearchParams | undefined
}

/**
 * A partner's page can send the owner's browser here with a form. It carries no token, so it changes nothing and
 * redirects to the card of the application. A call with a token is an operation, and is not handled here.
 */
export async function serveBrowserRedirect(
  app: FastifyInstance,
  ctx: Context,
  prefix: '' | '/api/v1',
): Promise<void> {
  app.addConstraintStrategy({
    name: 'poster',
    storage: () => {
      const kept = new Map<string, object>()
      return {
        get: key => (kept.get(key as string) ?? null) as never,
        set: (key, handler) => void kept.set(key as string, handler),
      }
    },
    deriveConstraint: ({ headers }) =>
      headers.authorization === undefined && headers['content-type']?.toLowerCase().startsWith(form)
        ? 'browser'
        : undefined,
  })
  await app.register(async scope => {
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, text, done) =>
      done(null, new URLSearchParams(String(text))),
    )
    scope.route<Posted>({
      method: 'POST',
      url: prefix + path,
      constraints: { poster: 'browser' },
      config: { access: anyone('a browser is sent on; nothing changes'), isForPartners: true },
      handler: async ({ body }, reply) => {
        const id = body?.get('application_id') ?? ''
        const store = `${ctx.urls.app}/appstore`
        return reply.redirect(/^[1-9]\d{0,15}$/.test(id) ? `${store}/applications/${id}` : store, 303)
      },
    })
  })
}
