import { ok, problem, warning, type Finding, rowOf, type Check, type Reached } from './ground.js';

/** Reads fall back to the primary beyond this. */
const TOLERATED_SECONDS = 1;

export const replica: Check = {
  name: 'replica',
  run: async ({ main, direct, replica: standby }) => {
    const primary = direct ?? main;
    if (!standby || !primary) return [];
    if ((await clusterOf(standby)) !== (await clusterOf(primary)))
      return [
        problem(
          'DATABASE_READ_URL leads to a server of another cluster: its data is not a copy of the primary.',
          'Let it lead to a standby of the server of DATABASE_URL, or unset it.',
        ),
      ];
    return standby.inRecovery ? [lagFinding(await lagOf(standby))] : [];
  },
};

/** Every server with a copy of the same data has the same identifier. */
const clusterOf = async (server: Reached): Promise<string> =>
  (await rowOf<{ id: string }>(server, 'select system_identifier::text as id from pg_control_system()')).id;

/** Zero when everything that was received is there; otherwise the age of the last transaction, or of the server if it has none yet. */
async function lagOf(standby: Reached): Promise<{ seconds: number; receiving: boolean }> {
  return rowOf(
    standby,
    `select case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
                 else extract(epoch from now() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time())) end::float8 as seconds,
            exists (select from pg_stat_wal_receiver) as receiving`,
  );
}

function lagFinding({ seconds, receiving }: { seconds: number; receiving: boolean }): Finding {
  if (!receiving)
    return warning(
      'The replica receives nothing from the primary.',
      'Check primary_conninfo of the replica, and its log. Until then, reads use the primary.',
    );
  if (seconds <= TOLERATED_SECONDS) return ok('The replica is up to date.');
  return warning(
    `The replica is ${seconds.toFixed(1)} s behind.`,
    'Check its load, its disk and long queries on it. Until then, reads use the primary.',
  );
}
