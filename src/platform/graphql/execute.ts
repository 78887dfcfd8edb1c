import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  getOperationAST,
  typeFromAST,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { refuseFields } from '../../kernel/errors.js';
import type { Context } from '../work/context.js';
import { FieldHomes, withFoundElsewhere, type MisplacedField, type OtherNames } from './field-homes.js';
import { givenView, withGivenVariables } from './given-variables.js';
import { listsOf } from './document-lists.js';
import { refusalOf } from './format-error.js';
import { asInSchema, compileShape, InputFindings, type InputRules, type InputShape } from './input-shape.js';

/** One of our own documents, parsed, validated and compiled once, to be run in-process. */
export interface Operation<Data, Variables> {
  /** Reads untrusted JSON as the variables of the document; throws MISSING_FIELD or VALIDATION_FAILED with every problem. */
  readonly shape: (value: unknown, findings?: InputFindings) => Variables;
  /** Finds the unknown fields that belong elsewhere. */
  readonly misplaced: (value: unknown, findings: InputFindings, otherNames?: OtherNames) => MisplacedField[];
  /** Runs the document; throws the first refusal of a resolver. */
  readonly run: (context: Context, variables: Variables) => Promise<Data>;
}

/** How callers write the variables of an operation. */
export interface CallerNames {
  readonly rules?: InputRules;
  /** The callers' name for a variable; empty for the variable that carries the body. */
  readonly nameOf?: (variable: string) => string;
}

export function compileOperation<Data, Variables>(
  schema: GraphQLSchema,
  typed: TypedDocumentNode<Data, Variables>,
  { rules = asInSchema, nameOf = bodyIsUnnamed }: CallerNames = {},
): Operation<Data, Variables> {
  const document: DocumentNode = typed;
  const problems = validate(schema, document);
  if (problems.length > 0) throw new AggregateError(problems, `A document does not fit the schema: ${problems[0]?.message}`);
  const compiled = compileQuery(givenView(schema), withGivenVariables(document));
  if (!isCompiledQuery(compiled)) throw new AggregateError(compiled.errors ?? [], 'A document could not be compiled.');
  const given = givenVariables(schema, document, rules, nameOf);
  const operation = getOperationAST(document) ?? undefined;
  const homes = new FieldHomes(given.map(({ path, type }) => [path, type]));
  return {
    shape: (value, findings = new InputFindings()) => readVariables<Variables>(given, value, findings),
    misplaced: (value, findings, otherNames) => homes.misplaced(findings, inputOf(value), otherNames),
    run: async (context, variables) => {
      const choosing = context.preferReplica(operation);
      if (choosing) await choosing;
      const budget = context.beginOperation();
      return dataOf(budget.settle(await compiled.query(undefined, context, variables as Record<string, unknown>))) as Data;
    },
  };
}

interface GivenVariable {
  readonly name: string;
  readonly path: string;
  readonly type: GraphQLInputType;
  readonly shape: InputShape;
}

function givenVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules: InputRules,
  nameOf: (variable: string) => string,
): readonly GivenVariable[] {
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const lists = listsOf(schema, document);
  return definitions.map(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType;
    const name = variable.name.value;
    return { name, path: nameOf(name), type, shape: compileShape(type, rules, lists.maxOf(name)) };
  });
}

/** The variable that carries the body has no name for callers. */
const bodyIsUnnamed = (variable: string): string => (variable === 'input' ? '' : variable);

const inputOf = (variables: unknown): unknown => (variables as { readonly input?: unknown } | null)?.input ?? variables;

function readVariables<Variables>(given: readonly GivenVariable[], value: unknown, findings: InputFindings): Variables {
  const source = (value ?? {}) as Readonly<Record<string, unknown>>;
  const variables: Record<string, unknown> = {};
  for (const { name, path, shape } of given) {
    // A value that the request omits is null, not the argument's default.
    variables[name] = shape(source[name], undefined, path, findings) ?? null;
  }
  if (findings.problems.length > 0) throw refuseFields(withFoundElsewhere(findings.problems, findings));
  return variables as Variables;
}

function dataOf(result: ExecutionResult): unknown {
  const [error] = result.errors ?? [];
  if (error) throw refusalOf(error);
  if (result.data === null || result.data === undefined) throw new Error('The operation returned no result.');
  return result.data;
}
