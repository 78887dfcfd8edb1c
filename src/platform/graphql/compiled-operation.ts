import { getVariableValues, type ExecutionResult, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Actor } from '../../kernel/actor.js';
import { guardsOf, withoutGuards, type Guard } from './guards.js';
import type { Compilable } from './compilable.js';
import { givenView } from './given-variables.js';
import type { Context } from './context.js';
import { settleWhatThrows } from './compiled-runtime.js';

export type Variables = Readonly<Record<string, unknown>>;

settleWhatThrows();

/** An operation as code. For callers whom every rule of its fields lets pass, the code has no rules in it. */
export class CompiledOperation {
  private readonly guards: readonly Guard[];
  private readonly free: CompiledQuery | undefined;
  private guarded: CompiledQuery | undefined;

  /** Throws where the compiler cannot follow. */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operation: OperationDefinitionNode,
    private readonly source: Compilable,
  ) {
    this.guards = guardsOf(source.asked, source.document);
    this.free = withoutGuards(source.asked, () => this.compiled());
  }

  /** The answer of graphql-js; undefined where graphql-js must be asked itself, such as for what is wrong with variables. */
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
 * Of several errors that made the same field null graphql-js tells the first, and the compiler all of them. Undefined where that
 * may be so: a read can be done once more.
 */
function asAnswered(result: ExecutionResult): ExecutionResult | undefined {
  const { errors = [] } = result;
  return errors.length > 1 && errors.some(({ path }) => madeMoreNull(result.data, path ?? [])) ? undefined : result;
}

/** True where a field above that of the error is null because of it. */
function madeMoreNull(data: unknown, path: readonly (string | number)[]): boolean {
  let value = data;
  for (const key of path) {
    if (value === null || value === undefined) return true;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return false;
}
