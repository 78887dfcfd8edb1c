import type { PubSub } from 'type-graphql';

const refused = (): never => {
  throw new Error('Every subscription provides its own stream of changes.');
};

/**
 * type-graphql requires a PubSub before it builds the Subscription type. Our subscriptions read the outbox instead, which no process can
 * miss.
 */
export const ownStreams: PubSub = { publish: refused, subscribe: refused };
