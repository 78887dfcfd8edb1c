import { createShipgraph, every, ShipgraphError } from '../../src/client/index.js';

const shipgraph = createShipgraph({ url: 'http://localhost:4000', token: process.env['SHIPGRAPH_TOKEN'] });

// Everything that waits to be collected, page after page.
for await (const { reference, destinationCity } of every(shipgraph.shipments, { status: ['NEW', 'FULFILLED'] })) {
  try {
    const { newStatus } = await shipgraph.transitionShipment({ input: { id: reference, status: 'PICKUP' } });
    console.log(reference, destinationCity, newStatus);
  } catch (error) {
    if (!(error instanceof ShipgraphError)) throw error;
    console.log(reference, error.code, error.message, error.requestId);
  }
}
console.log('The books are whole:', (await shipgraph.ledgerIntegrity()).ok);
