import { daysAfter } from '../../kernel/clock.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './figures.tables.js';

/** Devices send positions for at most this long after the day. */
const DAYS = 7;

const follow = statement(($: Named<{ since: string }>) =>
  db
    .updateTable('runFigure')
    .from('run as r')
    .set((eb) => ({ metres: eb.ref('r.metres') }))
    .whereRef('r.id', '=', 'runFigure.runId')
    .whereRef('r.metres', '<>', 'runFigure.metres')
    .where('runFigure.day', '>=', $.since),
);

/** Late positions change the distance of a run without an event. */
export const figureMetres: ScheduledTask = {
  queue: 'figure_metres',
  cron: '*/15 * * * *',
  run: async ({ sql, services: { clock } }) => {
    await follow(sql, { since: daysAfter(clock.now(), -DAYS).toISOString().slice(0, 10) });
  },
};
