const noResponse = 'the connection was closed before the response was complete'

const byCode: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the name does not resolve',
  EAI_AGAIN: 'the name does not resolve',
  EHOSTUNREACH: 'there is no way to this address',
  ENETUNREACH: 'there is no way to this address',
  ETIMEDOUT: 'the connection could not be made in time',
  ECONNRESET: noResponse,
  EPIPE: noResponse,
  EPROTO: 'the TLS handshake failed, so that this is perhaps a port for http',
}

const byCertificateCode: Record<string, string> = {
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  CERT_REVOKED: 'the certificate was revoked',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate comes from an authority that this machine does not trust',
  UNABLE_TO_GET_ISSUER_CERT: 'the certificate of the issuer is missing',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'the issuer is unknown, or the server does not send the certificates between its own and the root',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the issuer is unknown, or the server does not send the certificates between its own and the root',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
}

/** A DOMException, such as that of a time limit, has a number. */
function codeOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : ''
}

/** Says why there was no response. */
export function failureInWords(error: Error): string {
  const code = codeOf(error)
  if (error.name === 'TimeoutError') return 'there was no response in time'
  if (code.startsWith('HPE_')) return 'the response is not HTTP'
  return byCode[code] ?? certificateProblem(error) ?? `the connection failed${code && ` (${code})`}`
}

/** Says what is wrong with the certificate, when that is what failed. */
export function certificateProblem(error: Error): string | undefined {
  const code = codeOf(error)
  const isOfCertificate = /CERT|ALTNAME|SELF_SIGNED|^UNABLE_TO/.test(code)
  return (
    byCertificateCode[code] ?? (isOfCertificate ? `the certificate is not accepted (${code})` : undefined)
  )
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Whether nobody listens there, so that other requests would get no further. */
export const isUnreachable = (error: Error): boolean => unreachable.includes(codeOf(error))
