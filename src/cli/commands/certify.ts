import { areas, type Area } from '../../store-kit/checks/areas.js';
import type { CheckOutcome } from '../../store-kit/index.js';
import { startCertification, type CertifyOptions } from '../certification.js';
import { choices, wholeNumber } from '../choices.js';
import { DEFAULT_URL } from '../connect.js';
import type { Desk } from '../desk.js';
import { exitCodes } from '../exit-codes.js';
import { junitOf } from '../junit.js';
import { loadStoreKit } from '../load-store-kit.js';
import { plain } from '../words.js';
import { writeReport } from '../write-report.js';
import type { CommandGroup } from './group.js';

const AREAS: Readonly<Record<string, Area>> = Object.fromEntries(areas.map((area) => [area.toUpperCase(), area]));

/** For authors of store plug-ins. Needs no service: it plays the operator. */
export const certify: CommandGroup = (program, desk) => {
  program
    .command('certify')
    .description('check a store plug-in: plays the operator, sends every event, and reports what the plug-in does wrong')
    .option('--callback <url>', 'where the plug-in receives webhooks; http on this machine only')
    .option(
      '--drive <command>',
      'a command that makes the plug-in act: run once for each step, with one line of JSON on its standard input',
    )
    .option('--drive-url <url>', 'the same as an address that each step is posted to')
    .option('--listen <address>', 'where the playing operator listens', '127.0.0.1:4600')
    .option('--public-url <url>', 'the address of the playing operator as the plug-in reaches it')
    .option('--shop <domain>', 'the domain of the shop', 'certify.example')
    .option('--secret <secret>', 'the webhook secret that the plug-in is set up with (default: SHIPGRAPH_WEBHOOK_SECRET, or a new one)')
    .option('--ca <file>', 'a certificate to trust besides the usual ones, in PEM')
    .option('--wait <seconds>', 'listen this long for requests that you trigger by hand, and then check', wholeNumber(1, 3_600))
    .addOption(choices('--only <area>', 'check this area only; may be repeated', AREAS))
    .option('--list', 'list the checks and end')
    .option('--junit <file>', 'also write the results as JUnit XML')
    .action(async ({ only = [], list, junit, ...options }) => {
      if (list) return listChecks(desk, only);
      const results = await resultsOf(desk, options, only);
      if (junit !== undefined) await writeReport(junit, junitOf('plug-in', results));
      report(desk, results);
    });
};

async function listChecks(desk: Desk, only: readonly Area[]): Promise<void> {
  const { plugInChecks } = await loadStoreKit();
  const checks = plugInChecks.filter(({ area }) => only.length === 0 || only.includes(area)).map(({ run: _, ...check }) => check);
  desk.show(checks, () =>
    checks.map(({ area, name, docs }) => `${area.padEnd(WIDTH)}  ${name}\n${INDENT}${linkTo(desk, docs)}`).join('\n'),
  );
}

async function resultsOf(desk: Desk, options: CertifyOptions, only: readonly Area[]): Promise<CheckOutcome[]> {
  const { run, stop } = await startCertification(desk, options);
  const results: CheckOutcome[] = [];
  try {
    for await (const result of run(only)) {
      if (!desk.json) desk.say(textOf(desk, result, results.at(-1)));
      results.push(result);
    }
    return results;
  } finally {
    await stop();
  }
}

const LOOKS = { passed: ['pass', 'green'], failed: ['fail', 'red'], skipped: ['skip', 'yellow'] } as const;
const WIDTH = Math.max(...areas.map(({ length }) => length));
const INDENT = ' '.repeat('pass'.length + WIDTH + 4);

/** A failure has its proof and the page that it is documented on. One cause often stops many checks in a row: it is printed once. */
function textOf(desk: Desk, { status, area, name, explanation, proof, docs }: CheckOutcome, last: CheckOutcome | undefined): string {
  const [word, colour] = LOOKS[status];
  const line = `${desk.paint(colour, word)}  ${area.padEnd(WIDTH)}  ${name}`;
  if (explanation === '') return line;
  if (explanation === last?.explanation) return `${line}\n${INDENT}As above.`;
  const details = [
    explanation,
    ...(status === 'failed' ? [`Documented at ${linkTo(desk, docs)}`] : []),
    ...(proof === '' ? [] : ['', ...proof.split('\n'), '']),
  ];
  return [line, ...details.map((each) => `${INDENT}${plain(each)}`.trimEnd())].join('\n');
}

/** The pages of a running service; the command itself needs none. */
const linkTo = ({ io }: Desk, docs: string): string => `${io.env['SHIPGRAPH_URL'] ?? DEFAULT_URL}${docs}`;

function report(desk: Desk, results: readonly CheckOutcome[]): void {
  const count = (status: CheckOutcome['status']): number => results.filter((each) => each.status === status).length;
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
  if (counts.failed > 0) desk.exitCode = exitCodes.refused;
  const checks = results.map(({ docs, ...result }) => ({ ...result, docs: linkTo(desk, docs) }));
  desk.show({ ...counts, checks }, () => `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} not checked.`);
}
