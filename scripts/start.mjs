import { buildIfNeeded } from './build.mjs'

await buildIfNeeded('server', 'console')
await import('../packages/server/dist/main.js')
