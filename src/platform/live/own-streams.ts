import type { PubSub } from 'type-graphql';

const refused = (): never => {
  throw new Error('Every subscription brings its own stream of changes.');
};

/** type-graphql wants a place to publish to before it makes a Subscription type. Ours read the outbox instead, which no process can miss. */
export const ownStreams: PubSub = { publish: refused, subscribe: refused };
