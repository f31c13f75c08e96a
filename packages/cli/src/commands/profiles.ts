import { type BuildCommand, command, examples, mainCommand, withOutput } from '../command.ts'
import { findDemo } from '../connection/demo-file.ts'
import { getProfile, readProfiles, sandboxProfile, saveProfiles } from '../connection/profiles.ts'
import { tokenNames, tokenWords } from '../connection/tokens.ts'
import type { Surroundings } from '../surroundings.ts'
import { openOutput } from '../terminal/output.ts'

export const profilesCommand: BuildCommand = surroundings =>
  withOutput(
    mainCommand(
      'Lists the saved profiles, never their tokens. The profile sandbox is always that of the data folder.',
    ).usage('[use <name> | remove <name>] [options]'),
  )
    .addCommand(use(surroundings))
    .addCommand(remove(surroundings))
    .addHelpText('after', examples('profiles', 'profiles use staging', 'profiles remove staging'))
    .action(async options => {
      const rows = await listProfiles(surroundings)
      const output = openOutput(surroundings, options)
      output.list(
        { data: rows },
        [
          { title: '', of: ({ is_current }) => (is_current ? '*' : '') },
          { title: 'PROFILE', isKept: true, of: ({ name }) => name },
          { title: 'APP', isKept: true, of: ({ app_url }) => app_url },
          { title: 'API', isKept: true, of: ({ api_url }) => api_url },
          { title: 'TOKENS', leaves: 1, of: ({ tokens }) => tokens.join(', ') },
        ],
        'No profile yet: `foyer login` saves one, `foyer start` makes a sandbox.',
      )
    })

async function listProfiles(surroundings: Surroundings) {
  const { current, profiles } = await readProfiles(surroundings)
  const chosen = surroundings.env.FOYER_PROFILE || current || sandboxProfile
  const demo = await findDemo(surroundings)
  const all = { ...(demo ? { [sandboxProfile]: { ...demo, ...demo.tokensOf('owner') } } : {}), ...profiles }
  return Object.entries(all).map(([name, profile]) => ({
    name,
    is_current: name === chosen,
    app_url: profile.appUrl,
    api_url: profile.apiUrl,
    tokens: tokenNames.filter(token => profile[token]).map(token => tokenWords[token].title),
  }))
}

const use = (surroundings: Surroundings) =>
  command('use', 'Choose the profile that commands use')
    .argument('<name>', 'the profile; sandbox for that of the data folder')
    .addHelpText('after', examples('profiles use staging', 'profiles use sandbox'))
    .action(async name => {
      const saved = await readProfiles(surroundings)
      if (name !== sandboxProfile) getProfile(saved, name)
      await saveProfiles(surroundings, { ...saved, current: name === sandboxProfile ? undefined : name })
      surroundings.stdout.write(`Commands use the profile ${name} now.\n`)
    })

const remove = (surroundings: Surroundings) =>
  command('remove', 'Forget a profile and its tokens')
    .argument('<name>', 'the profile')
    .addHelpText('after', examples('profiles remove staging'))
    .action(async name => {
      const saved = await readProfiles(surroundings)
      getProfile(saved, name)
      const { [name]: _gone, ...profiles } = saved.profiles
      await saveProfiles(surroundings, {
        current: saved.current === name ? undefined : saved.current,
        profiles,
      })
      surroundings.stdout.write(
        `The profile ${name} is gone. Its tokens are still valid: revoke those that you no longer need.\n`,
      )
    })
