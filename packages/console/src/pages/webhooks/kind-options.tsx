import { resourceKinds } from '@foyer/sdk'

/** Options for record types, by their wire names. */
export const KindOptions = () =>
  Object.keys(resourceKinds).map(kind => (
    <option key={kind} value={kind}>
      {kind}
    </option>
  ))
