import { sendTextMessage } from '../../../src/modules/notifications/index.js';
import { startApp, type TestApp } from '../../support/app.js';
import { waitFor } from '../../support/wait-for.js';
import { SmsReceiver } from './sms-receiver.js';

let provider: SmsReceiver;
let app: TestApp;
beforeAll(async () => {
  provider = await SmsReceiver.start();
  app = await startApp({ SMS_URL: provider.url });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

async function text(recipient: string, content: string): Promise<string> {
  await app.database.unitOfWork.run(null, (tx) => sendTextMessage(tx, { kind: 'test', recipient, text: content }));
  const [row] = await app.database.sql<{ id: string }>('select id from text_message where recipient = $1', [recipient]);
  return row?.id ?? '';
}

const stateOf = async (id: string) => {
  const [row] = await app.database.sql<Record<string, unknown>>(
    'select status, attempts, last_error, sealed_text is null as forgotten from text_message where id = $1',
    [id],
  );
  return row;
};

describe('A text message', () => {
  it('is posted to the provider as JSON, with its id for recognising a repeat and the password of the URL', async () => {
    const id = await text('+971500000001', 'Hello');
    await waitFor('the provider has it', () => provider.callsFor(id).length > 0);

    expect(provider.callsFor(id)).toEqual([
      {
        body: { to: '+971500000001', text: 'Hello', id },
        idempotencyKey: id,
        authorization: `Basic ${Buffer.from('courier:s3cret/@').toString('base64')}`,
        contentType: 'application/json',
      },
    ]);
    await waitFor('it is noted', async () => (await stateOf(id))?.['status'] === 'sent');
    expect(await stateOf(id)).toEqual({ status: 'sent', attempts: 1, last_error: null, forgotten: true });
  });

  it('is sent again under the same id after the provider has failed', async () => {
    provider.failures = 1;
    const id = await text('+971500000002', 'Again');
    await waitFor('the provider has it', async () => (await stateOf(id))?.['status'] === 'sent');

    expect(provider.callsFor(id).map(({ idempotencyKey }) => idempotencyKey)).toEqual([id, id]);
    expect(await stateOf(id)).toEqual({ status: 'sent', attempts: 2, last_error: null, forgotten: true });
  });

  it('is not sent if its transaction does not commit', async () => {
    const undone = app.database.unitOfWork.run(null, async (tx) => {
      await sendTextMessage(tx, { kind: 'test', recipient: '+971500000003', text: 'Never' });
      throw new Error('No.');
    });
    await expect(undone).rejects.toThrow('No.');
    const id = await text('+971500000004', 'After it');
    await waitFor('the next one was sent', () => provider.callsFor(id).length > 0);

    expect(provider.calls.filter(({ body }) => body.to === '+971500000003')).toEqual([]);
  });

  it('is sealed in the database while it waits', async () => {
    provider.failures = 100;
    const id = await text('+971500000005', 'A secret 123456');
    await waitFor('it was tried', async () => (await stateOf(id))?.['last_error'] !== null);
    const [row] = await app.database.sql<{ row: string }>('select to_jsonb(m)::text as row from text_message m where id = $1', [id]);
    provider.failures = 0;

    expect(row?.row).not.toContain('123456');
    expect(row?.row).not.toContain(Buffer.from('123456').toString('hex'));
    expect((await stateOf(id))?.['last_error']).toBe('The SMS provider answered with status 503.');
  });
});
