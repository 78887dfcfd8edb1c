import { migrations } from '../../migrations/index.js';
import { doneMigrations } from '../../platform/db/migrate.js';
import { ok, problem, warning } from './finding.js';
import { onPrimary } from './ground.js';

export const migrated = onPrimary('migrations', async ({ client }, { config }) => {
  const done = await doneMigrations(client, config.database.schema);
  if (done.length === 0) return [ok('The database has no tables yet. The first start creates them.')];
  const names = migrations.map(({ name }) => name);
  const unknown = done.filter((name) => !names.includes(name));
  const pending = names.filter((name) => !done.includes(name));
  if (unknown.length > 0)
    return [
      problem(
        `The database was migrated by a newer release: ${unknown.join(', ')}.`,
        'Install that release, or restore the backup that was made before the upgrade.',
      ),
    ];
  if (pending.length > 0)
    return [
      warning(`${pending.length} migrations have not run: ${pending.join(', ')}.`, 'Back up, then start the service, which runs them.'),
    ];
  return [ok(`All ${done.length} migrations have run.`)];
});
