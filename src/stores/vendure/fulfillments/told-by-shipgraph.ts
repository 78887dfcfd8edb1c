import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Marks the transitions of fulfilments that a webhook makes: shipgraph knows of them. */
export const asToldByShipgraph = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work);

export const isToldByShipgraph = (): boolean => scope.getStore() === true;
