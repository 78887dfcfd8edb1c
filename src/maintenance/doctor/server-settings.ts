import { ok, problem, warning, type Finding, type Verdict, onPrimary, type Reached } from './ground.js';

interface Rule {
  readonly setting: string;
  readonly isGood: (value: string) => boolean;
  readonly verdict: Exclude<Verdict, 'ok'>;
  readonly consequence: string;
  readonly remedy: string;
}

const isOn = (value: string): boolean => value !== 'off';
const isUnlimited = (value: string): boolean => Number(value) === 0;

/** What can lose data, or let the database grow without limit. */
const DURABILITY: readonly Rule[] = [
  { setting: 'fsync', isGood: isOn, verdict: 'problem', consequence: 'a power failure corrupts the database', remedy: 'Set fsync = on.' },
  {
    setting: 'full_page_writes',
    isGood: isOn,
    verdict: 'problem',
    consequence: 'a power failure corrupts the database',
    remedy: 'Set full_page_writes = on.',
  },
  {
    setting: 'synchronous_commit',
    isGood: isOn,
    verdict: 'warning',
    consequence: 'a crash loses orders that were acknowledged',
    remedy: 'Set synchronous_commit = on.',
  },
  { setting: 'autovacuum', isGood: isOn, verdict: 'problem', consequence: 'tables grow and become slow', remedy: 'Set autovacuum = on.' },
  { setting: 'track_counts', isGood: isOn, verdict: 'problem', consequence: 'tables are not vacuumed', remedy: 'Set track_counts = on.' },
  {
    setting: 'server_encoding',
    isGood: (value) => value === 'UTF8',
    verdict: 'problem',
    consequence: 'names in most languages cannot be stored',
    remedy: 'Create the database again with encoding UTF8.',
  },
];

/** What cuts connections or refuses writes. These may be set for the role or the database, too. */
const LIMITS: readonly Rule[] = [
  {
    setting: 'default_transaction_read_only',
    isGood: (value) => value === 'off',
    verdict: 'problem',
    consequence: 'nothing can be written',
    remedy: 'Reset it for the role and the database.',
  },
  {
    setting: 'statement_timeout',
    isGood: isUnlimited,
    verdict: 'warning',
    consequence: 'long migrations and exports are cancelled',
    remedy: 'Reset it for the role: the service limits its own statements.',
  },
  {
    setting: 'transaction_timeout',
    isGood: isUnlimited,
    verdict: 'warning',
    consequence: 'long migrations are cancelled',
    remedy: 'Reset it for the role: the service limits its own statements.',
  },
  {
    setting: 'idle_in_transaction_session_timeout',
    isGood: (value) => isUnlimited(value) || Number(value) >= 60_000,
    verdict: 'warning',
    consequence: 'migrations and backups may be cut',
    remedy: 'Set it to one minute or more for the role.',
  },
  {
    setting: 'idle_session_timeout',
    isGood: isUnlimited,
    verdict: 'warning',
    consequence: 'the connections that listen and wait are cut',
    remedy: 'Set it to 0 for the role.',
  },
];

export const durability = onPrimary('durability', (server) =>
  outcome(server, DURABILITY, 'Committed data is safe, and tables are vacuumed.'),
);

export const limits = onPrimary('limits', (server) => outcome(server, LIMITS, 'No limit of the server gets in the way.'));

async function outcome({ client }: Reached, rules: readonly Rule[], allWell: string): Promise<readonly Finding[]> {
  const { rows } = await client.query<{ name: string; setting: string }>('select name, setting from pg_settings where name = any($1)', [
    rules.map(({ setting }) => setting),
  ]);
  const values = new Map(rows.map(({ name, setting }) => [name, setting]));
  const findings = rules.flatMap(({ setting, isGood, verdict, consequence, remedy }) => {
    const value = values.get(setting);
    // Newer servers have more settings.
    if (value === undefined || isGood(value)) return [];
    return [(verdict === 'problem' ? problem : warning)(`${setting} is ${value}: ${consequence}.`, remedy)];
  });
  return findings.length > 0 ? findings : [ok(allWell)];
}
