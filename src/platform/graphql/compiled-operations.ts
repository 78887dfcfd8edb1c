import { execute, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { MAX_TOLD } from '../../kernel/field-errors.js';
import type { Logger } from '../log/logger.js';
import { watchCache } from '../metrics/cache-metrics.js';
import type { Metrics } from '../metrics/metrics.js';
import { inSpan } from '../tracing/tracing.js';
import { compilable } from './compilable.js';
import { CompiledOperation, type Variables } from './compiled-operation.js';
import type { Context } from '../work/context.js';
import type { AdmittedDocument } from './documents.js';

const KEPT = { name: 'shipgraph_graphql_compiled_operations', help: 'Operations of /graphql that are kept compiled.', labels: [] } as const;
const KEPT_BYTES = {
  name: 'shipgraph_graphql_compiled_bytes',
  help: 'Approximate heap size of the compiled operations.',
  labels: [],
} as const;
const RUNS = {
  name: 'shipgraph_graphql_executions_total',
  help: 'Operations of /graphql by how they ran: "compiled" or "interpreted".',
  labels: ['way'],
} as const;

/** Measured: 2 kB of code and closures per field of an operation that has run, plus its document. */
const BYTES_PER_FIELD = 4_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Compiling takes at most a tenth of the time, however many operations are new. */
const PAUSE_PER_WORK = 9;
/** An operation is compiled after this many requests. */
const WORTH_IT = 2;

/**
 * Runs the operations of /graphql. An operation that a known caller repeats is compiled, after the response and one at a time, and kept
 * while there is room; graphql-js runs the others. The response is the same either way.
 */
export class CompiledOperations {
  private readonly kept = new LRUCache<OperationDefinitionNode, CompiledOperation>({ maxSize: MAX_BYTES });
  /** How often an operation was requested; Infinity if it cannot be compiled. */
  private readonly asked = new WeakMap<OperationDefinitionNode, number>();
  private notBefore = 0;
  private compiling = false;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly metrics: Metrics,
    private readonly log: Logger,
  ) {
    metrics.watch(KEPT, () => [{ labels: {}, value: this.kept.size }]);
    metrics.watch(KEPT_BYTES, () => [{ labels: {}, value: this.kept.calculatedSize }]);
    watchCache(metrics, 'graphql_operations', () => ({ entries: this.kept.size, bytes: this.kept.calculatedSize }));
  }

  async run(admitted: AdmittedDocument & Runnable, context: Context, variables: Variables): Promise<ExecutionResult> {
    const compiled = this.kept.get(admitted.operation);
    const answer = compiled && (await this.runCompiled(compiled, admitted, context, variables));
    const isSettled = answer !== undefined || context.budget.isExceeded;
    this.metrics.count(RUNS, isSettled ? COMPILED : INTERPRETED);
    if (isSettled) return answer ?? REFUSED_BY_BUDGET;
    context.beginOperation();
    if (!compiled && context.actor.type !== 'public') this.consider(admitted);
    return execute({
      schema: this.schema,
      document: admitted.document,
      contextValue: context,
      variableValues: variables,
      operationName: admitted.operation.name?.value ?? null,
      options: { maxCoercionErrors: MAX_TOLD },
    });
  }

  private async runCompiled(
    compiled: CompiledOperation,
    { operation }: Runnable,
    context: Context,
    variables: Variables,
  ): Promise<ExecutionResult | undefined> {
    try {
      return await inSpan(operation.operation, SPAN, async () => compiled.run(context, variables));
    } catch (err) {
      // A read can be repeated by graphql-js, which reports the error to the caller.
      this.log.warn({ err, requestId: context.requestId }, 'compiled operation failed');
      this.forget(operation);
      return undefined;
    }
  }

  private consider(admitted: AdmittedDocument & Runnable): void {
    const times = (this.asked.get(admitted.operation) ?? 0) + 1;
    this.asked.set(admitted.operation, times);
    if (times < WORTH_IT || times === Infinity || this.compiling || performance.now() < this.notBefore) return;
    this.compiling = true;
    setImmediate(() => {
      this.compile(admitted);
      this.compiling = false;
    });
  }

  private compile({ document, operation }: AdmittedDocument & Runnable): void {
    const started = performance.now();
    try {
      const source = compilable(this.schema, document, operation);
      if (!source) this.forget(operation);
      else this.kept.set(operation, new CompiledOperation(this.schema, operation, source), { size: source.weight * BYTES_PER_FIELD });
    } catch (err) {
      this.log.warn({ err }, 'operation not compiled');
      this.forget(operation);
    }
    const now = performance.now();
    this.notBefore = now + (now - started) * PAUSE_PER_WORK;
  }

  private forget(operation: OperationDefinitionNode): void {
    this.kept.delete(operation);
    this.asked.set(operation, Infinity);
  }
}

/** The operation is unambiguous and can run. */
interface Runnable {
  readonly operation: OperationDefinitionNode;
}

/** The budget has the error. */
const REFUSED_BY_BUDGET: ExecutionResult = { data: null };
const COMPILED = { way: 'compiled' } as const;
const INTERPRETED = { way: 'interpreted' } as const;
const SPAN = { facts: { 'graphql.operation.type': 'query' } } as const;
