import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PreparedClient } from '../../../src/platform/db/prepared-client.js';
import { adjust, adjustmentOf, weighedParcel } from '../../support/adjustments.js';
import { startApp, type TestApp } from '../../support/app.js';
import { adminOf, ledgerIsWhole, newSeller, topUp, walletOf, type Person } from '../../support/people.js';
import { connectShop, type ConnectedShop } from '../../support/story.js';

let app: TestApp;
let seller: Person;
let shop: ConnectedShop;
beforeAll(async () => {
  // Without workers, so that every statement of this process belongs to the request.
  app = await startApp({ ROLE: 'web' });
  seller = await newSeller(app);
  shop = await connectShop(app, seller);
  await topUp(app, await adminOf(app), seller.id, '1000.00');
});
afterAll(() => app.stop());

/** Everything that an adjustment writes, in one value. */
async function traces(id: string): Promise<unknown> {
  const count = async (text: string): Promise<unknown> => (await app.database.sql<{ count: string }>(text, [seller.id]))[0]?.count;
  return {
    ...(await adjustmentOf(app, id)),
    wallet: await walletOf(app, seller.id),
    postings: await count('select count(*) from posting where seller_id = $1'),
    events: await count('select count(*) from event where owner_id = $1'),
    steps: await count('select count(*) from timeline_entry t join shipment s on s.id = t.shipment_id where s.seller_id = $1'),
  };
}

/** Takes the adjustment, and fails just before the nth statement of its transaction. */
async function adjustFailingAt(id: string, nth: number): Promise<number> {
  let begun = false;
  let seen = 0;
  PreparedClient.observer = (text) => {
    begun ||= text.startsWith('begin');
    if (begun && !/^(begin|commit|rollback)/.test(text) && seen++ === nth) throw new Error('The network is gone.');
  };
  try {
    return (await adjust(app, id)).status;
  } finally {
    PreparedClient.observer = undefined;
  }
}

it('Nothing is half-written, whichever statement of an adjustment fails', async () => {
  const id = await weighedParcel(app, shop, 11);
  const before = await traces(id);
  let nth = 0;
  for (; (await adjustFailingAt(id, nth)) !== 200; nth++) expect(await traces(id)).toEqual(before);

  expect(nth).toBeGreaterThanOrEqual(10);
  expect(await adjustmentOf(app, id)).toMatchObject({ status: 'READY_TO_BOOK', adjustment: { status: 'PAID' } });
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
});

it('Nor is anything when the process is killed on the way, up to the very commit', async () => {
  const dieBefore = ['7', 'commit'];
  const parcels = await Promise.all(dieBefore.map(() => weighedParcel(app, shop, 11)));
  const before = await Promise.all(parcels.map(traces));

  const signals = await Promise.all(dieBefore.map((when, n) => killedBefore(when, parcels[n] ?? '')));

  expect(signals).toEqual(dieBefore.map(() => 'SIGKILL'));
  expect(await Promise.all(parcels.map(traces))).toEqual(before);
  for (const id of parcels) expect((await adjust(app, id)).status).toBe(200);
  expect(await ledgerIsWhole(app)).toMatchObject({ ok: true });
}, 60_000);

async function killedBefore(when: string, shipment: string): Promise<NodeJS.Signals | null> {
  const script = 'test/modules/adjustments/adjust-and-die.ts';
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', '--import', './test/support/load-typescript.mjs', script], {
    env: {
      PATH,
      HOME,
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.dataDir,
      DEMO: '0',
      PORT: '0',
      ROLE: 'web',
      SHIPMENT: shipment,
      TOKEN: app.accounts.erpToken,
      DIE_BEFORE: when,
    },
    stdio: 'ignore',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}
