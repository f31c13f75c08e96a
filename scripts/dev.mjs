import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { bannerOnce } from './banner-once.mjs'
import { buildBeside } from './build.mjs'

/**
 * Runs the server from its sources and restarts it on every change. Vite in front of it serves the pages of the
 * console, reloads them on changes, and forwards everything else.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const port = Number(process.env.DEV_PORT ?? 5173)
const page = `http://127.0.0.1:${port}`
const appUrl = `http://127.0.0.1:${process.env.APP_PORT ?? 8081}`

const ofVite = /^\/(@|src\/|node_modules\/)/
/** Pages that the server makes itself. */
const ofServer = /^\/(docs|explorer|llms|oauth|openapi|marketplace|appstore\/payment)(\/|\?|$)/

/** @param {import('node:http').IncomingMessage} request */
function staysWithVite({ url = '/', headers }) {
  const isBrowsing = headers.accept?.includes('text/html') ?? false
  return ofVite.test(url) || (isBrowsing && !ofServer.test(url)) ? url : undefined
}

const vite = await createServer({
  root: join(root, 'packages/console'),
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // The host stays as the browser sent it: the server compares it with the origin of the page.
    proxy: { '^/.*': { target: appUrl, changeOrigin: false, bypass: staysWithVite } },
  },
})
try {
  await vite.listen()
} catch (error) {
  await vite.close()
  if (!(error instanceof Error) || !error.message.includes('already in use')) throw error
  console.error(`Port ${port} is taken. Choose another one: DEV_PORT=${port + 1} npm run dev`)
  process.exit(1)
}

const server = spawn(
  process.execPath,
  [
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    'packages/server/src/main.ts',
  ],
  {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, PUBLIC_APP_URL: process.env.PUBLIC_APP_URL ?? page },
  },
)
bannerOnce(server.stdout, line => console.log(line))
console.log(
  `\n  Console, reloading as you edit: ${page}\n  It answers when the server below says that it runs.\n`,
)

buildBeside('site')

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true
    server.kill('SIGTERM')
  })
server.on('exit', async code => {
  await vite.close()
  process.exit(isStopping ? 0 : (code ?? 1))
})
