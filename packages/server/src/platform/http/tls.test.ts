import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { useWorld } from '../../../test/world.ts'
import { packageRoot } from '../package-root.ts'

const fixture = (name: string) => join(packageRoot, 'test/fixtures', name)
const world = useWorld({ env: { TLS_CERT_FILE: fixture('cert.pem'), TLS_KEY_FILE: fixture('key.pem') } })

/**
 * Returns the protocol that both sides agree on, or the code of the failure. The client itself accepts old versions.
 */
function handshake(address: string, version: SecureVersion): Promise<string> {
  return new Promise(resolve => {
    const socket = connect({
      host: '127.0.0.1',
      port: Number(new URL(address).port),
      minVersion: version,
      maxVersion: version,
      ciphers: 'ALL:@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    socket.on('secureConnect', () => {
      resolve(socket.getProtocol() ?? '')
      socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}

describe('TLS', () => {
  it('AUT-11 both listeners speak TLS 1.2 and 1.3', async () => {
    for (const { url } of [world.api, world.app]) {
      expect(url).toMatch(/^https:/)
      expect(await handshake(url, 'TLSv1.2')).toBe('TLSv1.2')
      expect(await handshake(url, 'TLSv1.3')).toBe('TLSv1.3')
    }
  })

  it('AUT-11 the server refuses a handshake with TLS 1.1 and 1.0 by its own alert', async () => {
    for (const { url } of [world.api, world.app])
      for (const version of ['TLSv1.1', 'TLSv1'] as const)
        expect(await handshake(url, version)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
  })
})
