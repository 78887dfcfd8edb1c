import { startApp, type TestApp } from '../support/app.js';
import { ask } from '../support/graphql.js';
import { ledgerIsWhole } from '../support/people.js';
import { playHistory } from './demo-history.js';

describe('The history of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ ROLE: 'web' });
  });
  afterAll(() => app.stop());

  it('leaves parcels placed and delivered on days of the past, with books that are whole', async () => {
    const until = app.clock.now();
    const clock = { set: (instant: Date) => app.clock.advance(instant.getTime() - app.clock.now().getTime()) };
    const placed = await playHistory(app, clock, { days: 4, until, cashierId: app.accounts.operator.id, report: () => undefined });

    const query = '{ shipmentFigures { days { date placed delivered } } }';
    const { days } = (await ask(app, app.accounts.erpToken, query)).shipmentFigures as { days: Day[] };
    const past = days.filter(({ date }) => date < until.toISOString().slice(0, 10));
    expect(sum(days, 'placed')).toBe(placed);
    expect(past.filter((day) => day.placed > 0)).toHaveLength(4);
    expect(sum(past, 'delivered')).toBeGreaterThan(5);
    expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
  });
});

interface Day {
  readonly date: string;
  readonly placed: number;
  readonly delivered: number;
}

const sum = (days: readonly Day[], field: 'placed' | 'delivered'): number => days.reduce((total, day) => total + day[field], 0);
