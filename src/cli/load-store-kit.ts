import { misused } from './exit-codes.js';

export type StoreKit = typeof import('../store-kit/index.js');

/** The interface of the service is in the kit, and its HTTP client needs this. */
const NEEDED_NODE = 24;

/** Loaded by one command, because no other needs the interface of the service. */
export async function loadStoreKit(): Promise<StoreKit> {
  if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE)
    throw misused(`"shipgraph certify" needs Node ${NEEDED_NODE} or newer, but this is ${process.version}.`);
  return import('../store-kit/index.js');
}
