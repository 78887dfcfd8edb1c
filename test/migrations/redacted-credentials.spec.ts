import { migratedDatabase } from '../support/migrations.js';

const database = migratedDatabase('operator_three');
beforeAll(() => database.create());
afterAll(() => database.drop());

const add = (action: string, given: unknown) =>
  database.run(
    `insert into audit_event (id, at, actor_type, action, arguments, outcome) values (gen_random_uuid(), now(), 'seller', $1, $2, 'ok')`,
    [action, JSON.stringify(given)],
  );
const all = async () =>
  (await database.run(`select action, arguments from audit_event order by action, arguments #>> '{input,version}'`)).map((row) => [
    row['action'],
    row['arguments'],
  ]);

it('Credentials that the audit log has kept are replaced; every event stays, and stays unchangeable', async () => {
  await database.migrateTo('20261201051000-redacted-credentials');
  const credentials = { apiKey: 'EZTKsecretkey123456', webhookSecret: '[redacted]' };
  await add('connectCarrier', { input: { carrier: 'EASYPOST', label: 'Ours', credentials } });
  await add('updateCarrierAccount', { id: 'x', input: { version: 3, credentials } });
  await add('updateCarrierAccount', { id: 'x', input: { version: 4, label: 'Renamed' } });
  await add('updateSeller', { id: 'x', input: { company: 'Mugs' } });
  await database.migrateTo();

  expect(await all()).toEqual([
    ['connectCarrier', { input: { carrier: 'EASYPOST', label: 'Ours', credentials: '[redacted]' } }],
    ['updateCarrierAccount', { id: 'x', input: { version: 3, credentials: '[redacted]' } }],
    ['updateCarrierAccount', { id: 'x', input: { version: 4, label: 'Renamed' } }],
    ['updateSeller', { id: 'x', input: { company: 'Mugs' } }],
  ]);
  await expect(database.run(`update audit_event set arguments = '{}'`)).rejects.toThrow('Audit events are never changed');
});
