import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { karrio } from '../../../src/adapters/karrio/index.js';
import type { CarrierWebhookCall } from '../../../src/modules/carriers/adapter/index.js';
import { patient } from '../simulated-access.js';
import { accessOf, account, booked, newReference, server, step } from './real-account.js';

/** A receiver of webhooks on this machine. */
async function receiver(): Promise<{ readonly url: string; readonly calls: CarrierWebhookCall[]; close(): void }> {
  const calls: CarrierWebhookCall[] = [];
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      calls.push({ method: request.method ?? '', url: request.url ?? '', headers, body: Buffer.concat(chunks) });
      response.end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/events`, calls, close: () => http.close() };
}

export async function tracking(): Promise<void> {
  const hooks = await receiver();
  const { id, secret } = await server.addWebhook(hooks.url);
  const hooked = accessOf({ apiKey: server.token, webhookSecret: secret });
  try {
    const { awb, carrierRef } = await booked(newReference());
    const trackerId = await server.addTracker(awb);
    await step('track has no scans of a parcel that nobody has seen', async () => {
      assert.deepEqual(await karrio.track(account, [awb], patient()), []);
    });
    const events = [
      { date: '2026-11-24', time: '10:00', timestamp: '2026-11-24T10:00:00.000+04:00', code: 'PU', status: 'picked_up', location: 'Dubai' },
      { date: '2026-11-24', time: '02:30 PM', code: 'NH', status: 'delivery_failed', reason: 'consignee_not_home' },
    ];
    await server.injectEvents(trackerId, events, 'in_transit');
    await step('track returns scans with codes and times', async () => {
      const scans = await karrio.track(account, [awb, 'nobody'], patient());
      assert.deepEqual(
        scans.map(({ code, occurredAt }) => [karrio.scanCodes[code], occurredAt.toISOString()]),
        [
          ['picked_up', '2026-11-24T06:00:00.000Z'],
          ['attempt_failed', '2026-11-24T14:30:00.000Z'],
        ],
      );
      return scans.map(({ code }) => code).join(', ');
    });
    await step('its webhook brings the same scans, and another secret is refused', async () => {
      for (let tries = 0; tries < 100 && !hooks.calls.some(isUpdate); tries++) await wait(100);
      const call = hooks.calls.find(isUpdate);
      assert.ok(call, 'No webhook came.');
      assert.deepEqual(karrio.readWebhook?.(hooked, call), await karrio.track(account, [awb], patient()));
      const other = accessOf({ apiKey: server.token, webhookSecret: `${secret}x` });
      assert.throws(() => karrio.readWebhook?.(other, call), { kind: 'credentials' });
    });
    await step('cancel is declined after the pickup', async () => {
      const outcome = await karrio.cancel(account, carrierRef, patient());
      assert.equal(outcome.status, 'declined');
      return outcome.status === 'declined' ? outcome.message : undefined;
    });
  } finally {
    hooks.close();
    await server.ask('DELETE', `/v1/webhooks/${id}`);
  }
}

const isUpdate = ({ body }: CarrierWebhookCall): boolean => Buffer.from(body).includes('"tracker_updated"');
