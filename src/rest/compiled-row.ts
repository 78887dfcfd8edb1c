import type { GraphQLSchema } from 'graphql';
import { withFieldNames, type Refusal } from '../kernel/errors.js';
import type { Context } from '../platform/graphql/context.js';
import { compileOperation, type Operation } from '../platform/graphql/execute.js';
import { asRefusal, ofQuery } from './refusal.js';
import type { RestRequest } from './request.js';
import { RowVariables } from './request/variables.js';
import type { Route } from './route.js';

/** A row that is ready to run: its document compiled, and its variables with the names that callers give them. */
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

  /** A refusal in the words of the caller, who knows neither the variables nor the types of the schema. */
  named(refusal: Refusal, request: RestRequest): Refusal {
    const named = withFieldNames(refusal, (field) => this.variables.written(field, request));
    return this.row.method === 'GET' ? ofQuery(named) : named;
  }
}
