import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../server/test/world.ts'
import { useFoyer } from '../../test/run-foyer.ts'

const world = useWorld(withoutWorker)
const { here } = useFoyer(world)

describe('EXA-168 a wrong call says what was probably meant, with exit code 2', () => {
  it.each([
    [
      'trigger --steps nothing',
      'No steps called nothing come with foyer. There are booking and installation.',
    ],
    [
      'trigger client',
      'There is no event client. Did you mean client.create, client.update or client.delete?',
    ],
    ['trigger clint', 'There is no event clint. Did you mean client.create, client.update or client.delete?'],
    ['trigger foo', 'There is no event foo. `foyer trigger --list` lists them.'],
    [
      'trigger client.update --application 3',
      '--application is for events of an application, such as application.install, and for steps; leave it out for client.update.',
    ],
    ['deliveries --limit x', 'There is no option --limit. Did you mean --count?'],
    ['events --tail', 'There is no option --tail. Did you mean --follow?'],
    [
      'start --port 3000',
      'There is no option --port: the environment sets it, as in API_PORT=3000 foyer start. The console has APP_PORT.',
    ],
    [
      'start --data-dir=/tmp/foyer',
      'There is no option --data-dir: the environment sets it, as in FOYER_DATA_DIR=/tmp/foyer foyer start.',
    ],
    [
      'start --quick',
      'There is no option --quick: the environment sets everything, as in API_PORT=9080 foyer start.',
    ],
    ['-v', 'There is no option -v. Did you mean -V?'],
    ['version', 'There is no command version. Did you mean --version?'],
    ['help deliveries gt', 'There is no command deliveries gt. Did you mean get?'],
    ['deliveries gt --help', 'There is no command deliveries gt. Did you mean get?'],
    [
      'deliveries --as oner',
      '--as must be one of: owner, developer, operator, newcomer, system, other-partner; oner is not. Did you mean owner?',
    ],
  ])('foyer %s', async (words, sentence) => {
    const { code, stdout, stderr } = await here(words.split(' '))
    expect({ code, stdout, first: stderr.split('\n')[0] }).toEqual({ code: 2, stdout: '', first: sentence })
    expect(stderr).toMatch(/^[^\n]+\n`foyer [^\n]*--help` says more\.\n$/)
  })

  it.each(['explain clint', 'explain clint 1'])('foyer %s', async words => {
    const { code, stderr } = await here(words.split(' '))
    expect(code).toBe(2)
    expect(stderr).toMatch(/^<resource> must be one of: salon, .*; clint is not\. Did you mean client\?\n/)
  })

  it('foyer clock set to the past says what time it is there', async () => {
    const { code, stdout, stderr } = await here(['clock', 'set', '2001-01-01T00:00:00Z'])
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(
      /^The clock only moves forward: it is \d{4}-\d\d-\d\d [\d:]{8} UTC there, and 2001-01-01 00:00:00 UTC is before that\.\n/,
    )
  })
})
