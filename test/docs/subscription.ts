import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

const client = createClient({
  url: 'ws://localhost:4000/graphql',
  webSocketImpl: WebSocket,
  connectionParams: { token: process.env['TOKEN'] },
  retryAttempts: Infinity,
});

interface Changes {
  shipmentChanged: { cursor: string; reference: string; from: string | null; to: string };
}

// The client sends the variables again with each connection, so it goes on where it was.
const variables: { after?: string } = {};
const query = `subscription ($after: String) {
  shipmentChanged(after: $after) { cursor reference from to }
}`;

for await (const { data, errors } of client.iterate<Changes>({ query, variables })) {
  if (errors) throw new AggregateError(errors);
  if (!data) continue;
  const { cursor, ...change } = data.shipmentChanged;
  console.log(JSON.stringify(change));
  variables.after = cursor;
}
