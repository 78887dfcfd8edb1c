import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { shipmentMachine, wordsOf, type ShipmentEdge, type StepWork } from '../modules/shipments/index.js';
import { steps } from '../steps.js';

export const STEPS = 'src/docs/steps.md';

const INTRO = `# What each step does

A shipment moves by 26 steps. Each is taken in one transaction: what it needs is checked, then its effects happen in this order, and any of them can refuse it, which undoes all. Status, timeline and event are written next, and the money moves last. \`GET /api/erp/reference/transitions\` says the same as data.

This page is written from \`src/steps.ts\` by \`npm run codegen\`.

**With every step**: it ${listed(wordsOf(steps.everyEdge).effects)}.

**A forced status** takes no step and moves no money. Forcing \`delivered\` ${listed(steps.forced.delivered.map(({ says }) => says))}.
`;

/** The table of steps as a guide. */
export const stepsText = (): string =>
  [INTRO, ...shipmentMachine.edgeList.map((edge) => stepText(edge, steps.edges[edge.name]))].join('\n');

function stepText(edge: ShipmentEdge, work: StepWork<never>): string {
  const { guards, effects, postings } = wordsOf(work);
  const to = edge.to === 'previous' ? 'the status in which it was held' : `\`${edge.to}\``;
  const from = edge.from.length === 0 ? 'Begins in' : `From ${edge.from.map((status) => `\`${status}\``).join(', ')} to`;
  return (
    [
      `## ${edge.id}. ${edge.name}`,
      `${from} ${to}. Taken by ${edge.by.join(', ')}: ${edge.trigger}.${edge.inferable ? ' Inferred if a later step is reported.' : ''}`,
      ...(guards.length > 0 ? [`Only if ${guards.join('; ')}.`] : []),
      ...(effects.length > 0 ? [effects.map((effect, index) => `${index + 1}. ${capital(effect)}`).join('\n')] : []),
      ...(postings.length > 0 ? [`Postings: ${postings.join(', ')}.`] : []),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function listed(clauses: readonly string[]): string {
  return clauses.length < 2 ? clauses.join('') : `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

if (import.meta.filename === process.argv[1]) writeFileSync(STEPS, stepsText());
