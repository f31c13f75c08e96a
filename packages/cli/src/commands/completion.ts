import { Argument } from '@commander-js/extra-typings'
import { type BuildCommand, examples, mainCommand } from '../command.ts'

const shells = ['bash', 'zsh', 'fish', 'powershell'] as const

/** The script asks `foyer complete`, so that it also knows operations and their fields. */
export const completionCommand: BuildCommand = ({ stdout }) =>
  mainCommand(
    'Prints a script that completes commands, options and operations in your shell. It asks `foyer` itself, which must be on the PATH.',
  )
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .addHelpText(
      'after',
      examples(
        'completion bash >> ~/.bashrc',
        'completion zsh > ~/.zfunc/_foyer',
        'completion fish > ~/.config/fish/completions/foyer.fish',
        'completion powershell >> $PROFILE',
      ),
    )
    .action(async shell => {
      if (shell === 'bash') return void stdout.write((await import('../shells/bash-script.ts')).bashScript)
      const { script } = await import('@bomb.sh/tab')
      script(shell, 'foyer', 'foyer')
    })
