import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createSchema } from '../../src/schema.js';

/** The ceiling of /graphql: Apollo Server as its own quick start runs it, on the same schema, where everybody may do everything. */
const apollo = new ApolloServer({ schema: await createSchema() });
const context = { actor: { require: () => undefined } };
const { url } = await startStandaloneServer(apollo, { listen: { port: 0, host: '127.0.0.1' }, context: () => Promise.resolve(context) });
process.stderr.write(`listening on ${new URL(url).port}\n`);
