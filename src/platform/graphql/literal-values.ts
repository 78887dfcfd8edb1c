import {
  GraphQLError,
  Kind,
  ValuesOfCorrectTypeRule,
  getNamedType,
  isScalarType,
  specifiedRules,
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  type GraphQLScalarType,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { Refusal, fieldError } from '../../kernel/errors.js';
import { fieldAt } from './format-error.js';
import { complaint } from './input-shape.js';

/**
 * The rules of GraphQL. A literal that its scalar does not take is a value that the caller must change, as in a variable: VALIDATION_FAILED
 * with the path. The library would report some of them as failures of this service.
 */
export const graphqlRules: readonly ValidationRule[] = specifiedRules.map((rule) =>
  rule === ValuesOfCorrectTypeRule ? literalValues : rule,
);

interface Visited {
  readonly node: ASTNode;
  /** From the document down to the parent of the node. */
  readonly above: readonly (ASTNode | readonly ASTNode[])[];
}

function literalValues(context: ValidationContext): ASTVisitor {
  let visited: Visited | undefined;
  const reportError = (error: GraphQLError): void => {
    const type = getNamedType(context.getInputType());
    context.reportError(visited && isScalarType(type) && isLiteral(visited.node) ? refusedLiteral(error, type, visited) : error);
  };
  const rule = ValuesOfCorrectTypeRule(Object.create(context, { reportError: { value: reportError } }) as ValidationContext);
  const noting =
    (visit: ASTVisitFn<ASTNode>): ASTVisitFn<ASTNode> =>
    (node, key, parent, path, ancestors) => {
      visited = { node, above: parent === undefined ? ancestors : [...ancestors, parent] };
      return visit(node, key, parent, path, ancestors) as unknown;
    };
  return Object.fromEntries(Object.entries(rule).map(([kind, visit]) => [kind, noting(visit as ASTVisitFn<ASTNode>)]));
}

/** Null is refused for its place, not for its type. */
const LITERALS: ReadonlySet<Kind> = new Set([Kind.INT, Kind.FLOAT, Kind.STRING, Kind.BOOLEAN, Kind.ENUM, Kind.LIST, Kind.OBJECT]);
const isLiteral = ({ kind }: ASTNode): boolean => LITERALS.has(kind);

function refusedLiteral(error: GraphQLError, type: GraphQLScalarType, visited: Visited): GraphQLError {
  const path = pathOf(namesOf(visited));
  const what = complaint(type.name, error.originalError ?? error);
  const message = `Invalid value at "${path}"; expected type "${type.name}". ${what.message}`;
  const refusal = new Refusal('VALIDATION_FAILED', { message }, { errors: [fieldError(fieldAt(path), 'VALIDATION_FAILED', what)] });
  return new GraphQLError(message, { nodes: visited.node, originalError: refusal });
}

type Names = readonly (string | number)[];

/** The variable or argument, and the fields and places within it. */
function namesOf({ node, above }: Visited): Names {
  const names: (string | number)[] = [];
  above.forEach((each, index) => {
    if (!isNode(each)) return;
    if (each.kind === Kind.ARGUMENT || each.kind === Kind.OBJECT_FIELD) names.push(each.name.value);
    else if (each.kind === Kind.VARIABLE_DEFINITION) names.push(each.variable.name.value);
    // Above an entry are its list and the entries of it.
    else if (each.kind === Kind.LIST) names.push(each.values.findIndex((entry) => entry === (above[index + 2] ?? node)));
  });
  return names;
}

const isNode = (each: ASTNode | readonly ASTNode[]): each is ASTNode => !Array.isArray(each);

const pathOf = (names: Names): string =>
  names.reduce<string>((path, name) => (typeof name === 'number' ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`), '');
