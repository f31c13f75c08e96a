/** The headers of every webhook, as documents and pages show them. */
export const eventHeaders = [
  { name: 'webhook-id', example: 'dlv_2', description: 'The same for every attempt of a delivery' },
  { name: 'webhook-timestamp', example: '1770051605', description: 'Seconds since 1970' },
  {
    name: 'webhook-signature',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    description:
      'Signature as in Standard Webhooks: `v1,` and base64; two of them for 24 hours after a rotation',
  },
] as const
