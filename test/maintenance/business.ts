import { JobWork } from '../../src/platform/work/work.js';
import { createHash } from 'node:crypto';
import { archiveLedger } from '../../src/modules/ledger/index.js';
import { storeProofFile } from '../../src/modules/proofs/index.js';
import { newId } from '../../src/platform/ids.js';
import { addWebhook } from '../modules/webhooks/webhook-story.js';
import type { Receiver } from '../modules/webhooks/receiver.js';
import type { TestApp } from '../support/app.js';
import { carry, codParcel, confirm } from '../support/cod.js';
import { days } from '../support/clock.js';
import { ask } from '../support/graphql.js';
import { pngImage } from '../support/image.js';
import { ledgerIsWhole, newApiToken } from '../support/people.js';
import { waitFor } from '../support/wait-for.js';
import { connectShop, placeOrder, sessionOf, type ConnectedShop } from '../support/story.js';

/** What a service has to show for a day, and what it must still have after a restore. */
export interface Business {
  readonly shop: ConnectedShop;
  readonly secret: string;
  readonly proof: { readonly fileKey: string; readonly content: Buffer };
}

export async function doBusiness(app: TestApp, receiver: Receiver): Promise<Business> {
  const shop = await connectShop(app);
  const apiToken = await newApiToken(app, await sessionOf(app, app.accounts.seller));
  const { secret } = await addWebhook(app, apiToken, receiver.url());
  const parcel = await codParcel(app, shop);
  await carry(app, parcel.id, 'DELIVERED');
  await confirm(app, parcel.id);
  return { shop, secret, proof: await storeProof(app) };
}

async function storeProof(app: TestApp): Promise<Business['proof']> {
  const content = pngImage();
  const sha256 = createHash('sha256').update(content).digest('hex');
  const sent = { taskId: newId(), kind: 'signature', sha256, contentType: 'image/png', content } as const;
  const { fileKey } = await app.database.unitOfWork.run(null, (tx) => storeProofFile(tx, sent));
  return { fileKey: fileKey ?? '', content };
}

/** Places orders one after another until it is stopped; returns the references of those that were acknowledged. */
export function keepOrdering(app: TestApp, shop: ConnectedShop): { readonly placed: string[]; readonly stop: () => Promise<void> } {
  const placed: string[] = [];
  let going = true;
  const ordering = (async () => {
    while (going) {
      const { status, body, text } = await placeOrder(app, shop);
      if (status !== 200) throw new Error(`An order was refused: ${text}`);
      placed.push(String(body.shipment_id));
    }
  })();
  return {
    placed,
    stop: async () => {
      going = false;
      await ordering;
    },
  };
}

/** Lets a year and a half go by, and archives what is closed by then. */
export async function archiveBooks(app: TestApp): Promise<void> {
  app.clock.advance(days(460));
  const { database, services } = app;
  const work = new JobWork(services, database.sql, database.unitOfWork);
  await waitFor('the month is archived', async () => {
    await archiveLedger(work, { afterMonths: 13, isOpen: 'false' });
    return (await database.sql('select 1 from ledger_archive')).length > 0;
  });
}

/** Everything about money that must be the same after a restore. */
export async function booksOf(app: TestApp): Promise<unknown> {
  const balances = await app.database.sql('select * from seller_account order by 1, 2, 3');
  const { ok } = (await ledgerIsWhole(app)) as { ok: boolean };
  const totals = await app.database.sql('select count(*) as entries from journal_entry');
  const archives = await app.database.sql('select month::text, sha256 from ledger_archive order by 1');
  return { balances, ok, totals, archives };
}

export async function knows(app: TestApp, reference: string): Promise<boolean> {
  const { shipment } = await ask(app, app.accounts.erpToken, 'query($id: String!) { shipment(id: $id) { reference } }', { id: reference });
  return shipment?.reference === reference;
}
