import { ok, problem, warning, type Finding, onPrimary, rowOf } from './ground.js';

const LONG_SECONDS = 15 * 60;
const HOUR_SECONDS = 3_600;
const HELD_BYTES = 1e9;
const MUCH_HELD_BYTES = 20e9;
/** A server stops accepting writes near two billion. */
const OLD_IDS = 600_000_000;
const VERY_OLD_IDS = 1_500_000_000;

/** While a transaction is open, no row that was deleted after its begin can be removed. */
export const transactions = onPrimary('transactions', async (server) => {
  const { open, prepared, who } = await rowOf<{ open: number; prepared: number; who: string | null }>(
    server,
    `select coalesce(max(extract(epoch from now() - xact_start)), 0)::float8 as open,
            (array_agg(format('process %s of %s', pid, usename) order by xact_start))[1] as who,
            (select coalesce(max(extract(epoch from now() - prepared)), 0)::float8 from pg_prepared_xacts) as prepared
       from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null`,
  );
  const findings: Finding[] = [];
  if (open > LONG_SECONDS)
    findings.push(
      warning(
        `A transaction has been open for ${Math.round(open / 60)} minutes (${who ?? 'unknown'}): deleted rows cannot be removed.`,
        'End it, or the program that forgot it: select pg_terminate_backend(<process>).',
      ),
    );
  if (prepared > HOUR_SECONDS)
    findings.push(problem('A prepared transaction is older than an hour.', 'Commit it or roll it back: see pg_prepared_xacts.'));
  return findings.length > 0 ? findings : [ok('No transaction is open for long.')];
});

export const replicationSlots = onPrimary('replication slots', async ({ client }) => {
  const { rows } = await client.query<{ slot: string; held: number }>(
    `select slot_name as slot, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as held
       from pg_replication_slots where not active and restart_lsn is not null`,
  );
  const findings = rows.map(({ slot, held }) => {
    const message = `The replication slot ${slot} is not used and holds ${(held / 1e9).toFixed(1)} GB of the log.`;
    const remedy = `Start its replica, or drop it: select pg_drop_replication_slot('${slot}').`;
    if (held > MUCH_HELD_BYTES) return problem(message, remedy);
    return held > HELD_BYTES ? warning(message, remedy) : ok(message);
  });
  return findings.length > 0 ? findings : [ok('No unused replication slot holds the log.')];
});

export const frozenIds = onPrimary('transaction ids', async (server) => {
  const { age } = await rowOf<{ age: number }>(server, 'select max(age(datfrozenxid)) as age from pg_database');
  return [ageFinding(age)];
});

export function ageFinding(age: number): Finding {
  const message = `The oldest transaction id is ${Math.round(age / 1e6)} million transactions old.`;
  const remedy = 'Let vacuum run: end old transactions, drop unused replication slots, and run "vacuum freeze" on the largest tables.';
  if (age > VERY_OLD_IDS) return problem(message, remedy);
  return age > OLD_IDS ? warning(message, remedy) : ok(message);
}
