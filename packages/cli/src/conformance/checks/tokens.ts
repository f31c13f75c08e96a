import { connect } from 'node:tls'
import type { Check } from '../check.ts'
import { Deviation, NotChecked } from '../outcomes.ts'

type Version = 'TLSv1.1' | 'TLSv1.2'

/** Whether a handshake that goes no higher than this version succeeds. */
const canShakeHands = (url: URL, version: Version): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port) || 443,
      servername: url.hostname,
      minVersion: 'TLSv1',
      maxVersion: version,
      ciphers: 'DEFAULT@SECLEVEL=0',
      rejectUnauthorized: false,
    })
    const end = (isDone: boolean) => {
      socket.destroy()
      resolve(isDone)
    }
    socket
      .once('secureConnect', () => end(true))
      .once('error', () => end(false))
      .setTimeout(10_000, () => end(false))
  })

/** These look back at the whole run, so they come last. */
export const tokenChecks: Check[] = [
  {
    number: 'AUT-10',
    looks: 'that no answer of this run repeats a token of the facts',
    async run({ leaks, answers }) {
      if (answers === 0) throw new NotChecked('needs other checks in the same run')
      const [first] = leaks
      if (first) throw new Deviation(first, 'a token of the facts in the answer', 'no token in an answer')
    },
  },
  {
    number: 'AUT-11',
    looks: 'handshakes of TLS 1.1 and 1.2',
    async run({ addresses }) {
      const url = new URL(addresses.api)
      if (url.protocol !== 'https:') throw new NotChecked('needs an https address')
      const asked = `TLS handshake with ${url.host}`
      if (!(await canShakeHands(url, 'TLSv1.2'))) throw new Deviation(asked, 'no handshake of TLS 1.2', 'one')
      if (await canShakeHands(url, 'TLSv1.1')) throw new Deviation(asked, 'a handshake of TLS 1.1', 'none')
    },
  },
]
