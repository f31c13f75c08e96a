import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { onServer } from '../connection/connection-options.ts'
import { exitCodes } from '../errors/exit-codes.ts'
import { diagnose } from '../health/diagnose.ts'
import type { Finding } from '../health/finding.ts'
import { openOutput } from '../terminal/output.ts'
import { wrap } from '../terminal/wrap.ts'

const colours = { ok: 'green', warning: 'yellow', problem: 'red' } as const

export const doctorCommand: BuildCommand = surroundings =>
  onServer(
    mainCommand(
      'Checks this machine, the connection, the server, the tokens and the endpoints of the partner. Each line is ok, a warning or a problem, with what to do about it. The exit code is 1 when there is a problem.',
    ),
  )
    .addHelpText('after', examples('doctor', 'doctor --profile staging', 'doctor -o json'))
    .action(async options => {
      const findings = await diagnose(options, surroundings)
      const { print, paint, width } = openOutput(surroundings, options)
      const widest = Math.max(...findings.map(({ subject }) => subject.length))
      const indent = ' '.repeat(widest + 11)
      const inWords = ({ subject, state, says, advice }: Finding) =>
        [
          `${paint(colours[state], state.padEnd(7))}  ${subject.padEnd(widest)}  ${wrap(says, width, indent).trimStart()}`,
          ...(advice ? [wrap(`→ ${advice}`, width, ' '.repeat(9))] : []),
        ].join('\n')
      print({ data: findings }, () => findings.map(inWords).join('\n'))
      if (findings.some(({ state }) => state === 'problem')) surroundings.exitCode = exitCodes.failed
    })
