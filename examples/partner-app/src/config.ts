export interface Config {
  apiUrl: string
  appUrl: string
  /** Where people see Foyer, if that is another address. */
  consoleUrl: string
  partnerToken: string
  webhookSecret: string
  applicationId: number
  host: string
  port: number
  /** Where owners and Foyer reach this program; by default the address it listens on. */
  publicUrl?: string
  /** Where Foyer reaches it, if that is another address, such as a name on the network of containers. */
  webhookUrl?: string
  stateFile: string
  /** Protects the page of what was received. */
  password?: string
  /** Only in a sandbox: tokens that set the addresses of the application, and publish the change. */
  sandbox?: { developerToken: string; operatorToken: string }
}

/** The demo world of a sandbox. These values are public, so they are used only on this machine, or if asked for. */
const demo = {
  FOYER_PARTNER_TOKEN: 'foyer_partner_demo_acme',
  FOYER_WEBHOOK_SECRET: 'whsec_Rm95ZXJEZW1vU2VjcmV0T2ZBY21lLW5vdC1zZWNyZXQ=',
  FOYER_APPLICATION_ID: '1',
  FOYER_DEVELOPER_TOKEN: 'foyer_pat_demo_developer',
  FOYER_OPERATOR_TOKEN: 'foyer_pat_demo_operator',
}

type Env = Record<string, string | undefined>

/** Reads every setting, and throws one error that names all problems. */
export function readConfig(env: Env): Config {
  const problems: string[] = []
  const problem = (text: string) => {
    problems.push(text)
    return ''
  }
  const readUrl = (name: string, usual: string) => {
    const url = parseUrl(env[name] || usual)
    return url && /^https?:$/.test(url.protocol) && url.pathname === '/'
      ? url.origin
      : problem(`${name} must be an address without a path, such as ${usual}.`)
  }
  const readNumber = (name: string, usual: string, max: number) => {
    const value = Number(env[name] || usual)
    return Number.isInteger(value) && value >= 0 && value <= max
      ? value
      : Number(problem(`${name} must be a whole number up to ${max}.`))
  }
  const apiUrl = readUrl('FOYER_API_URL', 'http://127.0.0.1:8080')
  const isDemo = (isLocal(apiUrl) || env.USE_DEMO_TOKENS === '1') && !env.FOYER_PARTNER_TOKEN
  const readText = (name: keyof typeof demo) =>
    env[name] || (isDemo ? demo[name] : problem(`${name} is missing.`))
  const publicUrl = env.PUBLIC_URL ? readUrl('PUBLIC_URL', 'https://app.example') : undefined
  const webhookUrl = env.WEBHOOK_URL ? readUrl('WEBHOOK_URL', 'http://app:8090') : undefined
  const host = env.HOST || '127.0.0.1'
  const isPublic =
    [`http://${host}`, publicUrl].some(url => url && !isLocal(url)) ||
    Boolean(webhookUrl && !isLocal(webhookUrl) && !isOneWord(webhookUrl))
  if (isPublic && !env.ADMIN_PASSWORD)
    problem('ADMIN_PASSWORD is missing: others can reach this address, and its page shows what was received.')
  const appUrl = readUrl('FOYER_APP_URL', 'http://127.0.0.1:8081')
  const config: Config = {
    apiUrl,
    appUrl,
    consoleUrl: env.FOYER_CONSOLE_URL ? readUrl('FOYER_CONSOLE_URL', 'http://127.0.0.1:8081') : appUrl,
    partnerToken: readText('FOYER_PARTNER_TOKEN'),
    webhookSecret: readText('FOYER_WEBHOOK_SECRET'),
    applicationId: readNumber('FOYER_APPLICATION_ID', readText('FOYER_APPLICATION_ID'), 2 ** 31),
    host,
    port: readNumber('PORT', '8090', 65_535),
    publicUrl,
    webhookUrl,
    stateFile: env.STATE_FILE || 'state.json',
    password: env.ADMIN_PASSWORD || undefined,
    sandbox: isDemo
      ? { developerToken: readText('FOYER_DEVELOPER_TOKEN'), operatorToken: readText('FOYER_OPERATOR_TOKEN') }
      : undefined,
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return config
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const isLocal = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(parseUrl(url)?.hostname ?? '')

/** A name such as `app`, which only containers beside this one know. */
const isOneWord = (url: string): boolean => /^[a-z\d-]+$/.test(parseUrl(url)?.hostname ?? '')
