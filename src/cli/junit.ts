import { plain } from './words.js';

/** A result of any suite of checks. */
export interface Reported {
  readonly name: string;
  readonly area: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly explanation: string;
  /** More about a failure, on many lines. */
  readonly proof?: string;
  readonly durationMs: number;
}

/** Results as JUnit XML, which test reports of build servers read. One suite for each area. */
export function junitOf(name: string, results: readonly Reported[]): string {
  const areas = [...new Set(results.map(({ area }) => area))];
  const suites = areas.map((area) => suiteOf(`${name}.${area}`, results.filter((each) => each.area === area))); // prettier-ignore
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${countsOf(name, results)}>\n${suites.join('\n')}\n</testsuites>\n`;
}

const suiteOf = (name: string, results: readonly Reported[]): string =>
  `  <testsuite ${countsOf(name, results)}>\n${results.map((each) => caseOf(name, each)).join('\n')}\n  </testsuite>`;

function countsOf(name: string, results: readonly Reported[]): string {
  const count = (status: Reported['status']): number => results.filter((each) => each.status === status).length;
  const seconds = secondsOf(results.reduce((sum, { durationMs }) => sum + durationMs, 0));
  const counts = `tests="${results.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
  return `name="${escaped(name)}" ${counts} time="${seconds}"`;
}

function caseOf(suite: string, { name, status, explanation, proof = '', durationMs }: Reported): string {
  const element = { passed: undefined, failed: 'failure', skipped: 'skipped' }[status];
  const outcome = element === undefined ? '' : `<${element} message="${escaped(explanation)}"${closed(element, proof)}`;
  return `    <testcase classname="${escaped(suite)}" name="${escaped(name)}" time="${secondsOf(durationMs)}">${outcome}</testcase>`;
}

const closed = (element: string, proof: string): string =>
  proof === '' ? '/>' : `>${proof.split('\n').map(escaped).join('\n')}</${element}>`;

const secondsOf = (ms: number): string => (ms / 1_000).toFixed(3);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 has no control characters, not even escaped ones, and no halves of surrogate pairs. */
const escaped = (text: string): string =>
  plain(text)
    .toWellFormed()
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"']/g, (each) => ENTITIES[each] ?? each);
