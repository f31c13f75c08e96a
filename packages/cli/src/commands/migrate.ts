import { type BuildCommand, examples, mainCommand } from '../command.ts'
import { handOver } from '../server/hand-over.ts'

export const migrateCommand: BuildCommand = () =>
  mainCommand(
    'Brings the database up to date and stops. The database is that of DATABASE_URL, else the embedded one in FOYER_DATA_DIR.',
  )
    .addHelpText('after', examples('migrate'))
    .action(() => handOver(['migrate']))
