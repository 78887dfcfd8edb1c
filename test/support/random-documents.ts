import {
  astFromValue,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  print,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

const DEEPEST = 4;
const WIDEST = 6;

/** Makes valid documents of a schema, the same ones for the same seed: with aliases, fragments of both kinds, literals and variables. */
export class RandomDocuments {
  private variables: string[] = [];
  private values: Record<string, unknown> = {};
  private fragments: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    /** Ids and words that arguments are filled with. */
    private readonly known: readonly string[],
    private seed: number,
  ) {}

  /** A document about this field of Query. */
  about(field: AnyField): { readonly query: string; readonly variables: Readonly<Record<string, unknown>> } {
    [this.variables, this.values, this.fragments] = [[], {}, []];
    const selection = this.field(field, 0);
    const head = this.variables.length > 0 ? `query Made(${this.variables.join(', ')})` : 'query Made';
    return { query: `${head} { ${selection} __typename }\n${this.fragments.join('\n')}`, variables: this.values };
  }

  private field(field: AnyField, depth: number): string {
    const alias = this.chance(4) ? `${field.name}Again: ` : '';
    const given = field.args
      .filter((argument) => isRequiredArgument(argument) || this.chance(3))
      .map((argument) => this.argument(argument));
    return `${alias}${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${this.below(getNamedType(field.type), depth)}`;
  }

  private below(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return '';
    if (isAbstractType(type)) {
      const parts = this.schema.getPossibleTypes(type).map((each) => `... on ${each.name}${this.below(each, depth + 1)}`);
      return ` { __typename ${parts.join(' ')} }`;
    }
    const fields = Object.values((type as GraphQLObjectType).getFields()) as AnyField[];
    const able = fields.filter((field) => depth < DEEPEST || isLeafType(getNamedType(field.type)));
    const chosen = able.filter(() => this.chance(Math.max(1, Math.ceil(able.length / WIDEST))));
    const written = ['__typename', ...(chosen.length > 0 ? chosen : able.slice(0, 1)).map((field) => this.field(field, depth + 1))];
    return ` { ${this.inFragment(type.name, written.join(' '))} }`;
  }

  private inFragment(type: string, selection: string): string {
    if (this.chance(6)) return `... on ${type} { ${selection} }`;
    if (!this.chance(6)) return selection;
    const name = `Part${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${type} { ${selection} }`);
    return `id: __typename ...${name}`.replace('id: __typename ', '');
  }

  private argument({ name, type }: GraphQLArgument): string {
    const value = this.value(name, type, 0);
    if (this.chance(2)) return `${name}: ${print(astFromValue(value, type) ?? { kind: 'NullValue' as never })}`;
    const variable = `${name}${this.variables.length}`;
    this.variables.push(`$${variable}: ${String(type)}`);
    this.values[variable] = this.sent(value, type);
    return `${name}: $${variable}`;
  }

  /** As resolvers are given it. */
  private value(name: string, type: GraphQLInputType, depth: number): unknown {
    if (isNonNullType(type)) return this.value(name, type.ofType, depth);
    if (isListType(type)) return Array.from({ length: this.below2() }, () => this.value(name, type.ofType, depth));
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || (depth < 2 && this.chance(3)));
      return Object.fromEntries(fields.map((field) => [field.name, this.value(field.name, field.type, depth + 1)]));
    }
    if (isEnumType(type)) return this.one(type.getValues()).value;
    return this.scalar(name, type.name);
  }

  private scalar(name: string, type: string): unknown {
    switch (type) {
      case 'Boolean':
        return this.chance(2);
      case 'Int':
      case 'WholeNumber':
      case 'BigInt':
        return 1 + this.random(20);
      case 'Float':
      case 'Decimal':
        return name === 'price' ? '12.50' : 1.5;
      case 'DateTimeISO':
        return new Date(Date.UTC(2026, this.random(12), 1));
      default:
        return this.one(this.known);
    }
  }

  /** As written in JSON. */
  private sent(value: unknown, type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.sent(value, type.ofType);
    if (isListType(type)) return (value as unknown[]).map((each) => this.sent(each, type.ofType));
    if (isInputObjectType(type)) {
      const fields = type.getFields();
      return Object.fromEntries(
        Object.entries(value as object).map(([name, each]) => [name, fields[name] && this.sent(each, fields[name].type)]),
      );
    }
    if (isEnumType(type)) return type.serialize(value);
    return value instanceof Date ? value.toISOString() : value;
  }

  private below2(): number {
    return 1 + this.random(2);
  }

  private one<T>(list: readonly T[]): T {
    return list[this.random(list.length)] as T;
  }

  /** True once in so many times. */
  private chance(of: number): boolean {
    return this.random(of) === 0;
  }

  /** mulberry32: small, and the same everywhere. */
  private random(below: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }
}
