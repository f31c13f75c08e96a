import { readFileSync } from 'node:fs'
import type { SecureVersion } from 'node:tls'
import { StartError } from '../start-error.ts'

export interface TlsFiles {
  cert: Buffer
  key: Buffer
  minVersion: SecureVersion
}

/** TLS 1.2 is the oldest version that is accepted. */
export function readTlsFiles(files: { certFile: string; keyFile: string }): TlsFiles {
  return {
    cert: read('TLS_CERT_FILE', files.certFile),
    key: read('TLS_KEY_FILE', files.keyFile),
    minVersion: 'TLSv1.2',
  }
}

function read(name: string, file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new StartError(`${name}: the file ${file} cannot be read.`, { cause })
  }
}
