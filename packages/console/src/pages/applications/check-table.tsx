import type { EndpointCheck } from '../../foyer.ts'
import { useTexts } from '../../texts/use-texts.ts'

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
  const t = useTexts('applications')
  const sorted = order.flatMap(state => checks.filter(check => check.state === state))
  return (
    <table className="checks" aria-label={t.checksTable}>
      <thead>
        <tr>
          <th scope="col">{t.checkResult}</th>
          <th scope="col">{t.check}</th>
          <th scope="col">{t.expected}</th>
          <th scope="col">{t.seen}</th>
          <th scope="col">{t.advice}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(check => (
          <tr key={check.name}>
            <td>
              <span className={`badge ${looks[check.state]}`}>{t.checkStates[check.state]}</span>
            </td>
            <th scope="row">
              <strong>{check.name}</strong>
              <span>{check.production}</span>
            </th>
            <td data-label={t.expected}>{check.expected}</td>
            <td data-label={t.seen}>{check.seen}</td>
            <td data-label={t.advice}>{check.advice}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
