import { describe, expect, it } from 'vitest'
import { checkUrl, guardFields } from './address-guard.ts'
import { isAllowedAddress, type NetworkMode } from './addresses.ts'
import { privateNetworks } from './private-networks.ts'

const names: Record<string, string[]> = {
  'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07::1'],
  'rebound.example.com': ['93.184.215.14', '10.0.0.7'],
  'inside.example.com': ['192.168.1.4'],
  'inside6.example.com': ['fd12::1'],
  'here.example.com': ['127.0.0.1'],
}
const resolve = async (hostname: string) => names[hostname] ?? []
const none = privateNetworks([], [])
const judge = async (
  url: string,
  mode: NetworkMode,
  { allowedPorts = [443], allowed = none }: { allowedPorts?: number[]; allowed?: typeof none } = {},
) => {
  const check = await checkUrl(url, { mode, allowedPorts, resolve, privateNetworks: allowed })
  return 'ok' in check ? 'ok' : check.refusal
}

const intoPrivate = 'must not lead into a private network'

const privateAddresses = [
  ['the machine itself, unspecified', 'https://0.0.0.0/'],
  ['a private network', 'https://10.1.2.3/'],
  ['another private network', 'https://172.31.255.255/'],
  ['a home network', 'https://192.168.0.1/'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
  ['the machine service of a cloud', 'https://168.63.129.16/'],
  ['the shared network of a carrier', 'https://100.64.0.1/'],
  ['a protocol assignment', 'https://192.0.0.192/'],
  ['documentation', 'https://203.0.113.9/'],
  ['a benchmark network', 'https://198.19.0.1/'],
  ['multicast', 'https://224.0.0.1/'],
  ['reserved', 'https://240.0.0.1/'],
  ['broadcast', 'https://255.255.255.255/'],
  ['decimal', 'https://167772161/'],
  ['hexadecimal', 'https://0xa.0x0.0x0.0x1/'],
  ['octal', 'https://012.0.0.1/'],
  ['short', 'https://10.1/'],
  ['with a trailing dot', 'https://10.0.0.1./'],
  ['full-width digits', 'https://１０.0.0.1/'],
  ['IPv6 unspecified', 'https://[::]/'],
  ['IPv6 private', 'https://[fd00:ec2::254]/'],
  ['IPv6 link-local', 'https://[fe80::1]/'],
  ['IPv6 site-local', 'https://[fec0::1]/'],
  ['IPv6 multicast', 'https://[ff02::1]/'],
  ['IPv6 documentation', 'https://[2001:db8::1]/'],
  ['IPv6 documentation, newer', 'https://[3fff::1]/'],
  ['IPv6 discard', 'https://[100::1]/'],
  ['mapped private', 'https://[::ffff:10.0.0.1]/'],
  ['mapped public', 'https://[::ffff:93.184.215.14]/'],
  ['mapped loopback', 'https://[::ffff:127.0.0.1]/'],
  ['compatible', 'https://[::10.0.0.1]/'],
  ['NAT64', 'https://[64:ff9b::a00:1]/'],
  ['local NAT64', 'https://[64:ff9b:1::a00:1]/'],
  ['6to4', 'https://[2002:a00:1::]/'],
  ['Teredo', 'https://[2001:0:a00:1::]/'],
  ['a name of one label', 'https://database/'],
  ['a name of a local network', 'https://printer.local/'],
  ['a name inside a cloud', 'https://metadata.google.internal/'],
  ['the same with a trailing dot', 'https://metadata.google.internal./'],
  ['a name that resolves inside', 'https://inside.example.com/'],
  ['a name that resolves inside by IPv6', 'https://inside6.example.com/'],
  ['a name with one address inside', 'https://rebound.example.com/'],
] as const

describe('address guard', () => {
  it.each(privateAddresses)('refuses everywhere: %s', async (_name, url) => {
    expect(await judge(url, 'production')).toBe(intoPrivate)
    expect(await judge(url, 'sandbox')).toBe(intoPrivate)
    expect(await judge(url.replace('https:', 'http:'), 'sandbox')).toBe(intoPrivate)
  })

  it.each([
    'https://127.0.0.1/',
    'https://127.9.9.9/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[0:0:0:0:0:0:0:1]:9443/hook',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://app.localhost:8443/',
    'https://here.example.com:9443/',
    'http://127.0.0.1:9000/',
    'http://localhost:9000/',
  ])('this machine is for the sandbox alone: %s', async url => {
    expect(await judge(url, 'sandbox')).toBe('ok')
    expect(await judge(url, 'production')).not.toBe('ok')
  })

  it.each([
    'https://hooks.example.com/a?b=c#d',
    'https://hooks.example.com:443/',
    'HTTPS://Hooks.Example.COM./',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07::1]/',
    'https://does-not-resolve-yet.example.com/',
    'https://xn--bcher-kva.example/',
    'https://localhost.example.com/',
  ])('the world is allowed: %s', async url => {
    expect(await judge(url, 'production')).toBe('ok')
    expect(await judge(url, 'sandbox')).toBe('ok')
  })

  it.each([
    ['not an address', 'nonsense', 'must be an http or https address'],
    ['nothing behind it', 'https://', 'must be an http or https address'],
    ['another protocol', 'ftp://hooks.example.com/', 'must be an http or https address'],
    ['script', 'javascript:alert(1)', 'must be an http or https address'],
    ['a file', 'file:///etc/passwd', 'must be an http or https address'],
    ['no slashes', 'https:hooks.example.com', 'must be an http or https address'],
    ['a port that is none', 'https://hooks.example.com:99999/', 'must be an http or https address'],
    ['a password', 'https://a:b@hooks.example.com/', 'must not contain a user name or a password'],
    ['an empty user', 'https://@hooks.example.com/', 'must not contain a user name or a password'],
    [
      'a backslash',
      'https://hooks.example.com\\@10.0.0.1/',
      'must not contain spaces, backslashes or control characters',
    ],
    [
      'a line break',
      'https://hooks.example.com/\nHost:x',
      'must not contain spaces, backslashes or control characters',
    ],
    ['too long', `https://hooks.example.com/${'a'.repeat(4096)}`, 'must have at most 4096 characters'],
    ['another port', 'https://hooks.example.com:8443/', 'must use one of the ports 443'],
    ['port 0', 'https://hooks.example.com:0/', 'must use one of the ports 443'],
  ])('refuses in both modes: %s', async (_name, url, refusal) => {
    expect(await judge(url, 'production')).toBe(refusal)
    expect(await judge(url, 'sandbox')).toBe(refusal)
  })

  it('plain http is for the sandbox alone', async () => {
    expect(await judge('http://hooks.example.com/', 'production')).toBe('must begin with https://')
    expect(await judge('http://hooks.example.com/', 'sandbox')).toBe('ok')
  })

  it('the operator can allow more ports', async () => {
    expect(await judge('https://hooks.example.com:8443/', 'production', { allowedPorts: [443, 8443] })).toBe(
      'ok',
    )
    expect(await judge('https://hooks.example.com:22/', 'production', { allowedPorts: [8443] })).toBe(
      'must use one of the ports 443, 8443',
    )
  })

  it('names every invalid field, and skips empty ones', async () => {
    const ctx = {
      config: { mode: 'production' as const, webhookPorts: [443], privateNetworks: none },
      resolve,
    }
    const fields = { a: 'https://10.0.0.1/', b: '', c: undefined, d: 'x', e: 'https://hooks.example.com/' }
    await expect(guardFields(ctx, fields)).rejects.toMatchObject({
      fields: { a: [intoPrivate], d: ['must be an http or https address'] },
    })
  })

  it.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07::1', true],
    ['10.0.0.1', false],
    ['::ffff:93.184.215.14', false],
    ['fe80::1%eth0', false],
    ['127.0.0.1', 'sandbox'],
    ['::1', 'sandbox'],
    ['hooks.example.com', false],
    ['', false],
  ] as const)('judges the address of a connection: %s', (ip, allowed) => {
    expect(isAllowedAddress(ip, ip, { mode: 'production', privateNetworks: none })).toBe(allowed === true)
    expect(isAllowedAddress(ip, ip, { mode: 'sandbox', privateNetworks: none })).toBe(allowed !== false)
  })

  describe('WEB-14 private networks that the setting of a sandbox names', () => {
    names.app = ['172.20.0.5']
    names['app.internal'] = ['fd12::5']
    names['mixed.example.com'] = ['172.20.0.5', '192.168.1.4']
    names['clever.example.com'] = ['169.254.169.254']

    const cases: [string, { hosts?: string[]; ranges?: string[] }, string, string][] = [
      ['a host by its name', { hosts: ['app'] }, 'http://app:3000/hooks', 'ok'],
      ['a host by its name, with the dot of the root', { hosts: ['app'] }, 'http://APP.:3000/hooks', 'ok'],
      ['a host that does not resolve yet', { hosts: ['later'] }, 'http://later:3000/', 'ok'],
      ['another host', { hosts: ['app'] }, 'http://app.internal:3000/', intoPrivate],
      ['the address of a host that is named', { hosts: ['app'] }, 'http://172.20.0.5:3000/', intoPrivate],
      ['an address in a range', { ranges: ['172.16.0.0/12'] }, 'http://172.20.0.5:3000/', 'ok'],
      ['a name that leads into a range', { ranges: ['172.16.0.0/12'] }, 'http://app:3000/', 'ok'],
      [
        'a public name that leads into a range',
        { ranges: ['192.168.0.0/16'] },
        'http://inside.example.com:3000/',
        'ok',
      ],
      ['an address of IPv6', { ranges: ['fd12::/16'] }, 'http://[fd12::5]:3000/', 'ok'],
      [
        'a name that leads out of the range too',
        { ranges: ['172.16.0.0/12'] },
        'http://mixed.example.com/',
        intoPrivate,
      ],
      ['another private address', { ranges: ['172.16.0.0/12'] }, 'http://192.168.0.1/', intoPrivate],
      [
        'a mapped address of the range',
        { ranges: ['172.16.0.0/12'] },
        'http://[::ffff:172.20.0.5]/',
        intoPrivate,
      ],
      [
        'metadata behind a name',
        { hosts: ['clever.example.com'] },
        'http://clever.example.com/',
        intoPrivate,
      ],
      ['metadata of IPv6 in a range', { ranges: ['fd00::/8'] }, 'http://[fd00:ec2::254]/', intoPrivate],
      ['credentials of IPv6 in a range', { ranges: ['fd00::/8'] }, 'http://[fd00:ec2::23]/', intoPrivate],
      ['metadata of another cloud', { ranges: ['fd00::/8'] }, 'http://[fd00:42::42]/', intoPrivate],
      [
        'a public host on another port',
        { hosts: ['app'] },
        'https://hooks.example.com:3000/',
        'must use one of the ports 443',
      ],
    ]
    it.each(cases)('%s', async (_name, { hosts = [], ranges = [] }, url, expected) => {
      expect(await judge(url, 'sandbox', { allowed: privateNetworks(hosts, ranges) })).toBe(expected)
    })
  })
})
