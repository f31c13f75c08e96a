import {
  type Access,
  accountScopeOf,
  type LocationRule,
  needsFreshProof,
  type Operation,
} from '@foyer/contract'

/** Who may call an operation, with which credentials and rights, as sentences. */
export function accessWords(operation: Operation): string {
  const { access } = operation
  return [
    callerOf(operation),
    'location' in access && access.location ? placeOf(access.location) : '',
    'chain' in access && access.chain
      ? `The caller needs the right \`${access.chain.needs}\` in every Location of the Chain.`
      : '',
    needsFreshProof(operation) ? 'A session needs a [fresh proof](../../glossary.md#people-and-access).' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function callerOf(operation: Operation): string {
  const { access } = operation
  switch (access.by) {
    case 'anyone':
      return 'Anyone, without credentials.'
    case 'partner':
      return 'A partner: `Authorization: Bearer <partner token>`.'
    case 'user':
      return 'A partner on behalf of a user: `Authorization: Bearer <partner token>, User <user token>`.'
    case 'credential':
      return `An OAuth2 access token or a restricted key with the scope \`${access.scope}\`: \`Authorization: Bearer <token>\`.`
    case 'operator':
      return `An operator, signed in or with a personal access token${scopeOf(operation)}.`
    case 'person':
      return accountScopeOf(operation) === 'session'
        ? 'A person who is signed in. No token is enough.'
        : `A person who is signed in, or a personal access token${scopeOf(operation)}.`
  }
}

function scopeOf(operation: Operation): string {
  const scope = accountScopeOf(operation)
  return scope === 'session' ? '' : ` with the scope \`${scope}\``
}

const inWords: Partial<Record<LocationRule['needs'], string>> = {
  member: 'The caller needs a role in the Location.',
  sight: 'The caller needs a role in the Location, or the partner must have an application installed there.',
  owner: 'The caller must be an owner of the Location.',
  reach: 'The credential must be made for the Location.',
}

const placeOf = ({
  needs,
  operators,
}: NonNullable<Extract<Access, { location?: LocationRule }>['location']>) =>
  (inWords[needs] ?? `The caller needs the right \`${needs}\` in the Location.`) +
  (operators ? ' Operators need no role there.' : '')
