import type { ArchiveVerdict, Backup, Diagnosis, Restored, Surroundings } from '../../maintenance/index.js';
import type { Desk } from '../desk.js';
import { exitCodes, Stop } from '../exit-codes.js';
import { plain } from '../words.js';
import type { CommandGroup } from './group.js';

type Maintenance = typeof import('../../maintenance/index.js');

/** For the machine of the service: they use its settings, not a session. */
export const installation: CommandGroup = (program, desk) => {
  program
    .command('backup <target>')
    .description('back up the database and the files of this installation into one file; a folder gets a file named by the time')
    .action(async (target) => {
      const made = await maintained(desk, ({ backup, installationOf }, given) => backup(installationOf(given), target));
      desk.show(made, () => backupWords(made));
    });

  program
    .command('restore <file>')
    .description('restore a backup into an installation without data')
    .action(async (file) => {
      const restored = await maintained(desk, ({ restore, installationOf }, given) => restore(installationOf(given), file));
      desk.show(restored, () => restoredWords(restored));
      if (!restored.ledgerBalances) desk.exitCode = exitCodes.refused;
    });

  program
    .command('ledger-archive')
    .description('the files of archived months of the ledger')
    .command('verify')
    .description('check every file against the database and the month before')
    .action(async () => {
      const months = await maintained(desk, ({ verifyLedgerArchive, installationOf }, given) => verifyLedgerArchive(installationOf(given)));
      desk.show(months, () => (months.length === 0 ? 'No month is archived.' : months.map((month) => monthWords(desk, month)).join('\n')));
      if (months.some(({ problem }) => problem !== null)) desk.exitCode = exitCodes.refused;
    });

  program
    .command('doctor')
    .description('check the settings, the database and the machine of this installation, and say what to do')
    .action(async () => {
      const diagnosis = await maintained(desk, ({ doctor }, given) => doctor(given));
      desk.show(diagnosis, () => diagnosis.checks.map((check) => checkWords(desk, check)).join('\n'));
      desk.exitCode = EXITS[diagnosis.verdict];
    });
};

/** Loaded here, because no other command needs the service itself. Refusals become messages with an exit code. */
async function maintained<T>(desk: Desk, work: (maintenance: Maintenance, given: Surroundings) => Promise<T>): Promise<T> {
  const maintenance = await import('../../maintenance/index.js');
  const { isRefusal, Unreachable } = maintenance;
  // With --json, standard error is for a refusal, which scripts parse.
  const given = { env: desk.io.env, signal: desk.signal, report: (message: string) => void (desk.json || desk.remark(message)) };
  try {
    return await work(maintenance, given);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new Stop(error.message, error instanceof Unreachable ? exitCodes.unreachable : exitCodes.refused);
  }
}

const EXITS = { ok: exitCodes.ok, warning: exitCodes.warned, problem: exitCodes.refused } as const;
const COLOURS = { ok: 'green', warning: 'yellow', problem: 'red' } as const;

function checkWords(desk: Desk, { name, verdict, message, remedy }: Diagnosis['checks'][number]): string {
  const line = `${desk.paint(COLOURS[verdict], verdict.padEnd(7))}  ${name}: ${plain(message)}`;
  return remedy === undefined ? line : `${line} ${plain(remedy)}`;
}

function monthWords(desk: Desk, { month, file, entries, postings, sha256, problem }: ArchiveVerdict): string {
  if (problem !== null) return `${desk.paint('red', 'problem')}  ${month}: ${plain(problem)} ${file}`;
  return `${desk.paint('green', 'ok     ')}  ${month}: ${entries} entries, ${postings} postings, SHA-256 ${sha256}`;
}

const backupWords = ({ file, bytes, manifest: { files, migrations, server } }: Backup): string =>
  [
    `Backed up to ${file} (${sizeOf(bytes)}): PostgreSQL ${server.version}, ${migrations.length} migrations, ${files.count} files.`,
    'Copy it to another machine. SECRET_KEY is not in it: keep that apart.',
  ].join('\n');

function restoredWords({ file, manifest, migrated, ledgerBalances }: Restored): string {
  const rows = Object.entries(manifest.rows).map(([table, count]) => `${count} ${table}`);
  return [
    `Restored ${file}, made ${manifest.createdAt} by shipgraph ${manifest.shipgraph}: ${rows.join(', ')}; ${manifest.files.count} files.`,
    ...(migrated.length === 0 ? [] : [`Migrated: ${migrated.join(', ')}.`]),
    ledgerBalances
      ? 'The ledger balances.'
      : 'The ledger does not balance. Start the service and run "shipgraph ledger check" for the differences.',
    'Start the service with the same settings. It delivers what was undelivered at the time of the backup: receivers recognise duplicates by their event id.',
  ].join('\n');
}

const sizeOf = (bytes: number): string => (bytes < 10_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.round(bytes / 1_000_000)} MB`);
