import { resourceKinds } from '@foyer/sdk'

/** By their names on the wire. */
export const KindOptions = () =>
  Object.keys(resourceKinds).map(kind => (
    <option key={kind} value={kind}>
      {kind}
    </option>
  ))
