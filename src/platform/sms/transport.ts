import { resolve } from 'node:path';
import { fileTransport } from './file-transport.js';
import { httpTransport } from './http-transport.js';
import type { SmsTransport } from './text-message.js';

export type { SmsTransport, TextMessage } from './text-message.js';

export interface SmsSettings {
  /** `http://…` or `https://…`; absent means files beside the data. */
  readonly url: string | undefined;
  readonly dataDir: string;
}

export const openSmsTransport = ({ url, dataDir }: SmsSettings): SmsTransport =>
  url === undefined ? fileTransport(resolve(dataDir, 'outbox-sms')) : httpTransport(url);
