import { createHash } from 'node:crypto';

/**
 * The number of a fulfilment's order in shipgraph: the same whenever it is asked for, so that a request that was not answered can be
 * sent again. Numbers of Medusa's orders will not do, as an order may have several fulfilments. 53 bits are what JSON keeps exactly.
 */
export const orderNumberOf = (fulfillmentId: string): number =>
  Number(createHash('sha256').update(fulfillmentId).digest().readBigUInt64BE() >> 11n) || 1;
