import type { EndpointCheck } from '../../foyer.ts'

type Check = EndpointCheck['checks'][number]

/** Failures first. */
const order: Check['state'][] = ['failed', 'warning', 'passed', 'skipped']
const looks: Record<Check['state'], string> = {
  failed: 'badge-danger',
  warning: 'badge-warn',
  passed: 'badge-accent',
  skipped: '',
}

export function CheckTable({ checks }: { checks: Check[] }) {
  const sorted = order.flatMap(state => checks.filter(check => check.state === state))
  return (
    <table className="checks" aria-label="Checks of the endpoint, failures first">
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Check</th>
          <th scope="col">Expected</th>
          <th scope="col">Seen</th>
          <th scope="col">How to mend</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(check => (
          <tr key={check.name}>
            <td>
              <span className={`badge ${looks[check.state]}`}>{check.state}</span>
            </td>
            <th scope="row">
              <strong>{check.name}</strong>
              <span>{check.production}</span>
            </th>
            <td data-label="Expected">{check.expected}</td>
            <td data-label="Seen">{check.seen}</td>
            <td data-label="How to mend">{check.advice}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
