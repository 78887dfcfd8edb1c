import { getVariableValues, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Actor } from '../../kernel/actor.js';
import { guardsOf, withoutGuards, type Guard } from './guards.js';
import type { Compilable } from './compilable.js';
import { givenView } from './given-variables.js';
import type { Context } from '../work/context.js';

export type Variables = Readonly<Record<string, unknown>>;

/** A compiled operation. For callers who pass every rule of its fields, the code contains no rules. */
export class CompiledOperation {
  private readonly guards: readonly Guard[];
  private readonly free: CompiledQuery | undefined;
  private guarded: CompiledQuery | undefined;

  /** Throws if the compiler does not support the operation. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operation: OperationDefinitionNode,
    private readonly source: Compilable,
  ) {
    this.guards = guardsOf(source.asked, source.document);
    this.free = withoutGuards(source.asked, () => this.compiled());
  }

  /** Returns what graphql-js would answer; undefined if graphql-js must run it, for example for invalid variables. */
  run(context: Context, variables: Variables): MaybeAnswer | Promise<MaybeAnswer> {
    const definitions = this.operation.variableDefinitions ?? [];
    const { coerced } = definitions.length > 0 ? getVariableValues(this.schema, definitions, variables, FIRST) : NOTHING_GIVEN;
    if (!coerced) return undefined;
    const query = this.lets(context.actor) ? this.free : (this.guarded ??= this.compiled());
    const answer = query?.query(undefined, context, { ...coerced, ...this.source.constants() }) as
      ExecutionResult | Promise<ExecutionResult>;
    return answer instanceof Promise ? answer.then(asAnswered) : asAnswered(answer);
  }

  private lets(actor: Actor): boolean {
    return this.guards.every((guard) => guard(actor));
  }

  private compiled(): CompiledQuery {
    const query = compileQuery(givenView(this.schema), this.source.document);
    if (!isCompiledQuery(query)) throw new AggregateError(query.errors ?? [], 'An operation could not be compiled.');
    return query;
  }
}

type MaybeAnswer = ExecutionResult | undefined;

const FIRST = { maxErrors: 1 };
const NOTHING_GIVEN: { readonly coerced: Variables } = { coerced: {} };

/**
 * If several errors null the same field, graphql-js reports the first and the compiler all of them. Returns undefined if that may be the
 * case: a read can be repeated.
 */
function asAnswered(result: ExecutionResult): ExecutionResult | undefined {
  const { errors = [] } = result;
  return errors.length > 1 && errors.some(({ path }) => madeMoreNull(result.data, path ?? [])) ? undefined : result;
}

/** True if a field above the failing one is null because of it. */
function madeMoreNull(data: unknown, path: readonly (string | number)[]): boolean {
  let value = data;
  for (const key of path) {
    if (value === null || value === undefined) return true;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return false;
}
