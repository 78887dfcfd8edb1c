import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { clocksAhead, type ShopTimer } from '../shops/index.js';
import { contextOn } from './run-test-clock.js';

/** A clock that was advanced goes on with real time: what falls due then happens within a minute, as it does for live shops. */
export const testClockTask = <Needs>(timers: readonly ShopTimer<Needs>[]): ScheduledTask<Needs> => ({
  queue: 'test_clocks_on_time',
  cron: '* * * * *',
  run: async (context) => {
    for (const shop of await clocksAhead(context.sql)) {
      // One that is being advanced gets there by itself.
      if (shop.clockTarget) continue;
      for (const timer of timers) await timer.run(contextOn(context, shop), shop.id);
    }
  },
});
