import { areas, type Area } from '../../carrier-kit/conformance/areas.js';
import type { CarrierSimulator, CheckResult, ConformanceSubject } from '../../carrier-kit/index.js';
import { choices } from '../choices.js';
import type { Desk } from '../desk.js';
import { exitCodes } from '../exit-codes.js';
import { junitOf } from '../junit.js';
import { loadAdapter, startSimulator, type AdapterModule } from '../load-adapter.js';
import { plain } from '../words.js';
import { writeReport } from '../write-report.js';
import type { CommandGroup } from './group.js';

const AREAS: Readonly<Record<string, Area>> = Object.fromEntries(areas.map((area) => [area.toUpperCase(), area]));

/** For authors of carrier adapters. Needs no service. */
export const carrier: CommandGroup = (program, desk) => {
  program
    .command('carrier')
    .description('check adapters of carriers')
    .command('check <module>')
    .description('run the conformance suite on an adapter, an ES module that exports "adapter" and "startSimulator"')
    .addOption(choices('--only <area>', 'check this area only; may be repeated', AREAS))
    .option('--junit <file>', 'also write the results as JUnit XML')
    .action(async (path, { only = [], junit }) => {
      const module = await loadAdapter(path);
      const simulator = await startSimulator(path, module);
      const results = await resultsOf(desk, await subjectOf(module, simulator), only).finally(() => simulator?.stop());
      if (junit !== undefined) await writeReport(junit, junitOf(`carrier.${String(module.adapter.code)}`, results));
      report(desk, module, results);
    });
};

/** The suite and the HTTP client behind it are loaded here, because no other command needs them. */
async function subjectOf({ adapter, sample }: AdapterModule, simulator: CarrierSimulator | undefined): Promise<ConformanceSubject> {
  const { NotApplicable, simulatedAccess } = await import('../../carrier-kit/index.js');
  return {
    adapter,
    simulator,
    sample,
    makeAccess: (credentials) => {
      if (!simulator) throw new NotApplicable('There is no simulator to call: export startSimulator().');
      return simulatedAccess(simulator, credentials);
    },
  };
}

/** Prints each result as it is there, except as part of a document. */
async function resultsOf(desk: Desk, subject: ConformanceSubject, only: readonly Area[]): Promise<CheckResult[]> {
  const { runConformance } = await import('../../carrier-kit/index.js');
  const results: CheckResult[] = [];
  for await (const result of runConformance(subject, only)) {
    desk.signal.throwIfAborted();
    if (!desk.json) desk.say(lineOf(desk, result, results.at(-1)));
    results.push(result);
  }
  return results;
}

const LOOKS = { passed: ['pass', 'green'], failed: ['fail', 'red'], skipped: ['skip', 'yellow'] } as const;

/** One cause often stops many checks in a row: it is printed once. */
function lineOf(desk: Desk, { status, area, name, explanation }: CheckResult, last: CheckResult | undefined): string {
  const [word, colour] = LOOKS[status];
  const line = `${desk.paint(colour, word)}  ${area.padEnd(7)}  ${name}`;
  if (explanation === '') return line;
  return `${line}\n               ${explanation === last?.explanation ? 'As above.' : plain(explanation)}`;
}

function report(desk: Desk, { adapter: { code, name } }: AdapterModule, results: readonly CheckResult[]): void {
  const count = (status: CheckResult['status']): number => results.filter((each) => each.status === status).length;
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
  if (counts.failed > 0) desk.exitCode = exitCodes.refused;
  desk.show(
    { carrier: { code, name }, ...counts, checks: results },
    () => `\n${plain(code)}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped.`,
  );
}
