import type { InstallFigure } from '../../foyer.ts'

interface Step {
  from: string
  till: string
  installed: number
  ended: number
  /** At the end of the step. */
  connected: number
}

const mostSteps = 31

/** Sums up days to as many steps as a chart can show. The last step always ends today; pure. */
export function toSteps(days: readonly InstallFigure[]): Step[] {
  const size = Math.ceil(days.length / mostSteps)
  const steps: Step[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end)
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) break
    const sum = (of: 'installed' | 'ended') => part.reduce((total, day) => total + day[of], 0)
    steps.unshift({
      from: first.day,
      till: last.day,
      installed: sum('installed'),
      ended: sum('ended'),
      connected: last.connected,
    })
  }
  return steps
}
