import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestApp } from './app.js';
import { waitFor } from './wait-for.js';

/** The token in the last mail of a kind to an address. It is encrypted in the database, so the service decrypts it. */
export async function mailedToken(app: TestApp, recipient: string, kind: string): Promise<string> {
  const [row] = await app.database.sql<{ secret: Buffer | null }>(
    'select secret from mail where recipient = $1 and kind = $2 order by id desc limit 1',
    [recipient, kind],
  );
  return row?.secret ? app.services.secrets.decrypt(row.secret) : '';
}

/** The token in the newest mail with a link to an address, read from the outbox folder. Waits for the mail. */
export async function deliveredToken(app: TestApp, email: string): Promise<string> {
  const [mail] = await app.database.sql<{ id: string }>(
    "select id from mail where recipient = $1 and kind in ('staff_invited', 'seller_invited', 'password_reset', 'registration_confirm') order by id desc limit 1",
    [email.toLowerCase()],
  );
  const folder = join(app.dataDir, 'outbox');
  const find = async (): Promise<string | undefined> =>
    (await readdir(folder).catch(() => [])).find((name) => name.endsWith(`${mail?.id}.eml`));
  await waitFor('the mail is in the outbox', async () => (await find()) !== undefined);
  const { text } = await PostalMime.parse(await readFile(join(folder, (await find()) ?? '')));
  return /#((?:inv|rst|reg)_[\w-]{43})/.exec(text ?? '')?.[1] ?? '';
}

/** The delivery code in the mail to the consignee of a parcel, read from the outbox folder. Waits for the mail. */
export async function deliveredCode(app: TestApp, shipmentId: string): Promise<string> {
  const [mail] = await app.database.sql<{ id: string }>(
    "select m.id from mail m join event e on e.id = m.event_id where e.subject_id = $1 and m.kind = 'delivery_code' order by m.id desc limit 1",
    [shipmentId],
  );
  const folder = join(app.dataDir, 'outbox');
  const find = async (): Promise<string | undefined> =>
    (await readdir(folder).catch(() => [])).find((name) => name.endsWith(`${mail?.id}.eml`));
  await waitFor('the code is in the outbox', async () => (await find()) !== undefined);
  const { text } = await PostalMime.parse(await readFile(join(folder, (await find()) ?? '')));
  return /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';
}
