import type { Context } from '../../platform/graphql/context.js';
import type { CarrierAdapter } from '../carriers/index.js';
import type { ConnectableCarrierType } from './carrier-account.types.js';
import type { CarrierAccountServices } from './connected-account.js';

/** The adapters of this installation, by code. */
export function connectableCarriers({ services }: Context<CarrierAccountServices>): ConnectableCarrierType[] {
  return [...services.carriers.adapters.values()].map(connectable).sort((left, right) => (left.code < right.code ? -1 : 1));
}

const connectable = ({ code, name, credentials, baseUrls, capabilities }: CarrierAdapter): ConnectableCarrierType => ({
  code,
  name,
  credentials,
  needsBaseUrl: baseUrls.live === null,
  capabilities: Object.entries(capabilities).flatMap(([capability, able]) => (able === true ? [capability] : [])),
  labelFormats: capabilities.labelFormats,
});
