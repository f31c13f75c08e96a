import { describe, expect, it } from 'vitest'
import { useWorld, withoutWorker } from '../../../../test/world.ts'
import { demo } from '../../sandbox/demo-world/facts.ts'
import { weaknessOf } from './weak-password.ts'

const world = useWorld(withoutWorker)

const weak = [
  'aaaaaaaaaaaa',
  '1212121212',
  'abcabcabcabc',
  '1234567890',
  '0987654321',
  'qwertyuiop12',
  'password1234',
  'Passw0rd!!!!',
  'P@$$w0rd2024',
  'iloveyou2024',
  'administrator1',
  'Summer2024!!',
  'letmein letmein please',
  'foyer-foyer-1',
  'olivia-owner-1985',
  'zxcvbnmasdfgh',
  // These words begin or end like a run of the alphabet or of a keyboard.
  'robert123456',
  'student12345',
  '12345rosemary',
  // These are columns and zigzags of keyboards, also with shift and backwards.
  '1qaz2wsx3edc',
  '!QAZ2wsx#EDC',
  'zaq1xsw2cde3',
  'zse4xdr5cft6',
  '1q2w3e4r5t6y',
  'q1w2e3r4t5y6',
  'y6t5r4e3w2q1',
  '1q2w3e4r5t6z',
  'qawsedrftgyh',
  '!@#$%^&*()',
  '147258369147',
  // Each word has its own disguise.
  'P@ssw0rd1q2w3e',
  'katherine-j4mes-2019',
  'Septiembre2025',
]

const strong = [
  'correct horse battery',
  'long enough password',
  'kP9!vR2#mQ',
  'violet-umbrella-42',
  'correct horse battery staple',
  'we walk to the river',
  'mijn fiets is blauw',
  'owner-demo-password',
  'newcomer-demo-password',
  'operator-demo-password',
  'developer-demo-password',
  'stranger-demo-password',
  'новый-пароль-для-входа',
  'ギターが好きです大好き',
]

describe('a password', () => {
  it.each(weak)('SEC-16 that others would try first is refused: %s', password => {
    expect(weaknessOf(password, ['olivia', 'owner', 'foyer'])).toBeDefined()
  })

  it.each(strong)('SEC-16 that nobody guesses is taken: %s', password => {
    expect(weaknessOf(password, ['olivia', 'owner', 'foyer'])).toBeUndefined()
  })

  it('SEC-16 of the longest size costs a few milliseconds', () => {
    const begin = performance.now()
    weaknessOf('ﷺ'.repeat(1024), ['olivia'])
    weaknessOf('1!'.repeat(512), ['olivia'])
    expect(performance.now() - begin).toBeLessThan(100)
  })

  it('SEC-16 is judged at sign-up, with a sentence, and with the name and address of the person', async () => {
    const signUp = (password: string) =>
      world.app.post('/account/sign_up', {
        body: { name: 'Wilhelmina Zimmer', email: 'wilhelmina@bloomfield.example', password },
      })
    const repeated = await signUp('aaaaaaaaaaaa')
    expect(repeated.status).toBe(422)
    expect(repeated.json.meta.errors).toEqual({ password: ['repeats itself'] })
    expect((await signUp('wilhelmina-zimmer-1')).json.meta.errors.password[0]).toContain('easy to guess')
    for (const common of ['1q2w3e4r5t6y', '1qaz2wsx3edc', 'robert123456', 'student12345'])
      expect((await signUp(common)).json.meta.errors.password[0], common).toContain('easy to guess')
    expect((await signUp('a violet umbrella')).status).toBe(201)
  })

  it('SEC-16 is judged when it is changed', async () => {
    const { login, password } = demo.stranger
    const signIn = await world.app.post('/account/sign_in', { body: { login, password } })
    const cookie = String([signIn.headers['set-cookie'] ?? []].flat()[0]).split(';', 1)[0] as string
    const answer = await world.app.post('/account/me/password', {
      headers: { cookie, 'x-csrf-token': signIn.json.data.csrf_token },
      body: { current_password: password, new_password: 'password12345' },
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.json.meta.errors)).toEqual(['new_password'])
  })
})
