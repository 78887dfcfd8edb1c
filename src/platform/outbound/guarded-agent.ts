import { Agent } from 'undici';
import { AddressRules } from './address-rules.js';
import { guardedConnector } from './guarded-connector.js';
import { resolverOf } from './resolve-name.js';

const CONNECT_TIMEOUT_MS = 3_000;
const PER_ORIGIN = 64;

/** Keep-alive connections to permitted addresses only. Callers limit the time of a whole exchange. */
export const guardedAgent = (allowedNetworks: readonly string[]): Agent =>
  new Agent({
    connect: guardedConnector({
      rules: new AddressRules(allowedNetworks),
      resolve: resolverOf(),
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
      ca: undefined,
    }),
    connections: PER_ORIGIN,
    pipelining: 1,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
