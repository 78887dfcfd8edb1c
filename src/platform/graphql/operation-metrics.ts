import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { statusOf } from '../../kernel/errors.js';
import { refusalOf } from './format-error.js';
import { LATENCY_BUCKETS } from '../metrics/http-metrics.js';
import type { DurationDefinition, Metrics } from '../metrics/metrics.js';

const OPERATIONS: DurationDefinition<'operation' | 'field' | 'outcome'> = {
  name: 'shipgraph_graphql_operation_duration_seconds',
  help: 'Duration of operations of /graphql, by root field ("several" if there is more than one). The outcome is "ok", "refused" or "failed".',
  labels: ['operation', 'field', 'outcome'],
  buckets: LATENCY_BUCKETS,
};

/** Times the operations of the GraphQL endpoint. Only names of the schema become labels; invalid operations are "invalid". */
export const operationMetrics = (metrics: Metrics): ApolloServerPlugin => ({
  requestDidStart: () => {
    const started = performance.now();
    return Promise.resolve({
      willSendResponse: ({ operation, errors }) => {
        const labels = { operation: operation?.operation ?? 'none', field: rootFieldOf(operation), outcome: outcomeOf(errors) };
        metrics.durations(OPERATIONS, labels).observe((performance.now() - started) / 1000);
        return Promise.resolve();
      },
    });
  },
});

type Book = ReturnType<Metrics['durations']>;

/** The same for operations that bypass Apollo Server. Each operation keeps one timer per outcome. */
export class OperationTimes {
  private readonly books = new WeakMap<OperationDefinitionNode, Map<string, Book>>();

  constructor(private readonly metrics: Metrics) {}

  note(operation: OperationDefinitionNode, errors: readonly unknown[] | undefined, started: number): void {
    this.bookOf(operation, outcomeOf(errors)).observe((performance.now() - started) / 1000);
  }

  private bookOf(operation: OperationDefinitionNode, outcome: string): Book {
    let books = this.books.get(operation);
    if (!books) this.books.set(operation, (books = new Map<string, Book>()));
    let book = books.get(outcome);
    if (!book) {
      book = this.metrics.durations(OPERATIONS, { operation: operation.operation, field: rootFieldOf(operation), outcome });
      books.set(outcome, book);
    }
    return book;
  }
}

/** Counts a document that was refused before an operation was known. */
export const countRefused = (metrics: Metrics, startedAt: number): void =>
  metrics
    .durations(OPERATIONS, { operation: 'none', field: 'invalid', outcome: 'refused' })
    .observe((performance.now() - startedAt) / 1000);

/** The operation is known only after validation, so its fields exist in the schema. */
function rootFieldOf(operation: OperationDefinitionNode | undefined): string {
  if (!operation) return 'invalid';
  const names = operation.selectionSet.selections.map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : 'several'));
  const [first = 'several', ...others] = new Set(names);
  return others.length === 0 ? first : 'several';
}

function outcomeOf(errors: readonly unknown[] | undefined): 'ok' | 'refused' | 'failed' {
  if (!errors || errors.length === 0) return 'ok';
  return errors.some((error) => statusOf(refusalOf(error).code, 'store') >= 500) ? 'failed' : 'refused';
}
