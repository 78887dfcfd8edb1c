import type { GraphQLSchema } from 'graphql';
import type { Refusal } from '../kernel/errors.js';
import { withFieldNames } from '../kernel/field-names.js';
import type { Context } from '../platform/work/context.js';
import { compileOperation, type Operation } from '../platform/graphql/execute.js';
import { asRefusal, ofQuery } from './refusal.js';
import type { RestRequest } from './request.js';
import { RowVariables } from './request/variables.js';
import type { Route } from './route.js';

/** A row ready to run, with its compiled document and the callers' names of its variables. */
export class CompiledRow {
  readonly variables: RowVariables;
  readonly operation: Operation<object, object>;

  constructor(
    private readonly row: Route,
    schema: GraphQLSchema,
  ) {
    this.variables = new RowVariables(row, schema);
    this.operation = compileOperation(schema, row.document, this.variables);
  }

  async run(context: Context, variables: object, request: RestRequest): Promise<object> {
    try {
      return await this.operation.run(context, variables);
    } catch (error) {
      throw this.named(asRefusal(error), request);
    }
  }

  /** Renames fields in a refusal to the caller's names, because callers know neither variables nor schema types. */
  named(refusal: Refusal, request: RestRequest): Refusal {
    const named = withFieldNames(refusal, (field) => this.variables.written(field, request));
    return this.row.method === 'GET' ? ofQuery(named) : named;
  }
}
