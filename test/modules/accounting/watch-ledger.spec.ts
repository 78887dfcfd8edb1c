import { JobWork } from '../../../src/platform/work/work.js';
import { ledgerWatch } from '../../../src/modules/accounting/index.js';
import type { TestApp } from '../../support/app.js';
import { sharedWeb } from '../../support/shared-app.js';
import { newSeller, topUp } from '../../support/people.js';

let app: TestApp;
beforeAll(async () => {
  app = await sharedWeb();
});
it('The nightly check is silent about books that agree, and names what does not', async () => {
  const said: string[] = [];
  const watch = ledgerWatch((message, error) => said.push(`${message} ${(error as Error).message}`));
  const context = new JobWork(app.services, app.database.sql, app.database.unitOfWork);
  const seller = await newSeller(app);
  await topUp(app, app.accounts.erpToken, seller.id, '5.00');

  await watch.run(context);
  expect(said).toEqual([]);
  const shift = (by: number) =>
    app.database.sql('update seller_account set balance_minor = balance_minor + $2 where seller_id = $1', [seller.id, by]);
  await shift(1);
  // Other files share these books, which have to agree again.
  await watch.run(context).finally(() => shift(-1));
  expect(said).toEqual([
    `The ledger integrity check found mismatches. account_balance of wallet:${seller.id}: expected 5.00 USD, found 5.01`,
  ]);
});
