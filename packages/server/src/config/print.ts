import { type Setting, settings } from './settings.ts'

const all = Object.entries<Setting<unknown>>(settings)

export const printEnvExample = () =>
  [
    '# Printed by `npm run print` from the settings the program reads. Every line is optional in the sandbox.',
    ...all.map(
      ([name, { description, default: fallback }]) => `\n# ${description}\n# ${name}=${fallback ?? ''}`,
    ),
    '',
  ].join('\n')

export const printConfigurationPage = () =>
  [
    '# Configuration',
    '',
    'Everything is set by environment variables. Problems are reported all at once, at the start.',
    'This page is printed by `npm run print` from the table the program itself reads.',
    '',
    '| variable | default | meaning |',
    '|---|---|---|',
    ...all.map(
      ([
        name,
        {
          description,
          default: fallback,
          isSecret,
          parse: { accepts },
        },
      ]) =>
        `| \`${name}\` | ${fallback ? `\`${fallback}\`` : '–'} | ${description.replaceAll('<', '\\<')}${accepts ? ` Accepts ${accepts}.` : ''}${isSecret ? ' Secret.' : ''} |`,
    ),
    '',
  ].join('\n')
