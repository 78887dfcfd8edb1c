import 'reflect-metadata';
import { createApp } from '../../../src/app.js';
import { parseConfig } from '../../../src/config.js';
import { PreparedClient } from '../../../src/platform/db/prepared-client.js';
import { createLogger } from '../../../src/platform/log/logger.js';

/** A web process that takes one adjustment from a wallet and is killed on the way, just before its nth statement or its commit. */
const { SHIPMENT = '', TOKEN = '', DIE_BEFORE = '' } = process.env;
const app = await createApp(parseConfig(process.env), { report: () => undefined, log: createLogger('silent') });

let statements = 0;
let begun = false;
PreparedClient.observer = (text) => {
  begun ||= text.startsWith('begin');
  if (begun && (text === DIE_BEFORE || String(statements++) === DIE_BEFORE)) process.kill(process.pid, 'SIGKILL');
};
await fetch(`${app.url}/api/erp/shipments/${SHIPMENT}/adjust-wallet`, { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } });
await app.stop();
