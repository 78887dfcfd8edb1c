import {
  getNullableType,
  getOperationAST,
  isInputObjectType,
  isListType,
  Kind,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import type { FieldError } from '../../kernel/errors.js';
import { lengthOf, listMeasure, tooLong, type ListMeasure } from './list-lengths.js';

/** One place where an operation uses a variable that holds lists. */
interface ListUse {
  readonly variable: string;
  /** The argument, and the field within it. The argument that carries the fields has no name. */
  readonly path: string;
  /** The greatest length, if the variable is a list itself. */
  readonly max: number | undefined;
  readonly measure: ListMeasure;
}

/** The lists of an operation: those that it writes itself, and those in its variables. */
export class DocumentLists {
  private readonly uses: ListUse[] = [];
  private readonly written: FieldError[] = [];
  private readonly defaults: ReadonlyMap<string, ValueNode>;

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    const own = separateOperations(document)[operation.name?.value ?? ''] ?? document;
    this.defaults = new Map(
      (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, defaultValue] as const] : [],
      ),
    );
    const info = new TypeInfo(schema);
    visit(
      own,
      visitWithTypeInfo(info, {
        Field: ({ arguments: given = [] }) => {
          for (const { name, value } of given) {
            const argument = info.getFieldDef()?.args.find((each) => each.name === name.value);
            if (argument)
              this.walk(value, { type: argument.type, max: lengthOf(argument), path: name.value === 'input' ? '' : name.value });
          }
        },
      }),
    );
  }

  /** The lists that are too long, found without looking into them. */
  tooLong(variables: Readonly<Record<string, unknown>>): readonly FieldError[] {
    if (this.uses.length === 0) return this.written;
    const problems = [...this.written];
    for (const { variable, path, measure } of this.uses) measure(variables[variable], path, problems);
    return problems;
  }

  /** The greatest length of a variable that is a list. */
  maxOf(variable: string): number | undefined {
    const lengths = this.uses.flatMap((use) => (use.variable === variable && use.max !== undefined ? [use.max] : []));
    return lengths.length === 0 ? undefined : Math.min(...lengths);
  }

  private walk(value: ValueNode, { type, max, path }: Place): void {
    const plain = getNullableType(type);
    if (value.kind === Kind.VARIABLE) this.note(value.name.value, { type, max, path });
    else if (value.kind === Kind.LIST && isListType(plain)) {
      if (max !== undefined && value.values.length > max) this.written.push(tooLong(path, max));
      else value.values.forEach((each, index) => this.walk(each, { type: plain.ofType, max: undefined, path: `${path}[${index}]` }));
    } else if (value.kind === Kind.OBJECT && isInputObjectType(plain)) {
      for (const { name, value: inner } of value.fields) {
        const field = plain.getFields()[name.value];
        if (field) this.walk(inner, { type: field.type, max: lengthOf(field), path: path === '' ? name.value : `${path}.${name.value}` });
      }
    } else if (isListType(plain)) this.walk(value, { type: plain.ofType, max: undefined, path });
  }

  private note(variable: string, place: Place): void {
    const measure = listMeasure(place.type, place.max);
    if (!measure) return;
    this.uses.push({ variable, path: place.path, max: place.max, measure });
    const fallback = this.defaults.get(variable);
    if (fallback) this.walk(fallback, place);
  }
}

interface Place {
  readonly type: GraphQLInputType;
  readonly max: number | undefined;
  readonly path: string;
}

/** The lists of a document with a single operation. */
export function listsOf(schema: GraphQLSchema, document: DocumentNode): DocumentLists {
  const operation = getOperationAST(document);
  if (!operation) throw new Error('The document has no operation.');
  return new DocumentLists(schema, document, operation);
}
