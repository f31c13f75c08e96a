import { describe, expect, it } from 'vitest'
import { limitKeyOf } from './canonical-address.ts'
import { inNetworks } from './network-list.ts'

const sameClient: [string, string[]][] = [
  [
    '203.0.113.9',
    [
      '203.0.113.9',
      ' 203.0.113.9 ',
      '203.0.113.9:4711',
      '::ffff:203.0.113.9',
      '::FFFF:203.0.113.9',
      '::ffff:cb00:7109',
      '0:0:0:0:0:ffff:203.0.113.9',
      '0000:0000:0000:0000:0000:ffff:cb00:7109',
      '[::ffff:203.0.113.9]:443',
    ],
  ],
  [
    '2001:db8:0:1::/64',
    [
      '2001:db8:0:1::1',
      '2001:0db8:0000:0001:0000:0000:0000:0001',
      '2001:DB8:0:1::1',
      '2001:db8:0:1:ffff:ffff:ffff:ffff',
      '2001:db8:0:1::203.0.113.9',
      '[2001:db8:0:1::1]:8080',
    ],
  ],
  ['fe80:0:0:0::/64', ['fe80::1', 'fe80::1%eth0', 'FE80::aa%2']],
  ['0:0:0:0::/64', ['::1', '::', '0:0:0:0:0:0:0:1']],
  ['unknown', ['', 'unknown', '1.2.3', '01.2.3.4', '1.2.3.4.5', 'example.com', '2001:db8::g', '::1::']],
]

describe('the address a limit counts', () => {
  it.each(sameClient)('SEC-07 %s has one count for all its spellings', (key, spellings) => {
    for (const spelling of spellings) expect(limitKeyOf(spelling), spelling).toBe(key)
  })

  it('SEC-07 neighbouring networks have counts of their own', () => {
    const keys = ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db9:0:1::1', '203.0.113.9', '203.0.113.10']
    expect(new Set(keys.map(limitKeyOf)).size).toBe(keys.length)
  })
})

describe('a list of networks', () => {
  it('knows its addresses in every spelling, and no others', () => {
    const contains = inNetworks(['127.0.0.0/8', '::1', '10.1.0.0/16', '2001:db8::/32', '192.0.2.7'])
    for (const address of [
      '127.0.0.1',
      '127.9.9.9',
      '::1',
      '0:0:0:0:0:0:0:1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '10.1.2.3',
      '2001:DB8:5::1',
      '192.0.2.7',
    ])
      expect(contains(address), address).toBe(true)
    for (const address of [
      '10.2.0.1',
      '203.0.113.5',
      '::2',
      '::ffff:10.2.0.1',
      '2001:db9::1',
      '',
      'nonsense',
    ])
      expect(contains(address), address).toBe(false)
  })
})
