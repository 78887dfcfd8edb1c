import type { Json } from '../../../platform/http/json.js';
import type { JsonSchema } from '../../openapi/components.js';
import { exampleNumber, exampleText } from './example-values.js';

/** A field of a request or an answer. */
export interface ShownField {
  readonly name: string;
  /** In words: "string", "list of objects". */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Limits and accepted values. */
  readonly limits: readonly string[];
  readonly fields: readonly ShownField[];
}

/** The keywords that the descriptions of the interfaces use. */
interface Keywords {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/** Nothing that the interfaces take or answer is nested as deeply. */
const MAX_DEPTH = 7;
/** Limits of the number formats, not of a field. */
const OF_FORMATS: ReadonlySet<number> = new Set([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2_147_483_647, -2_147_483_648]);

/** Reads the JSON schemas of a description. */
export class JsonFields {
  constructor(private readonly components: Readonly<Record<string, JsonSchema>>) {}

  /** The fields of an object, or of each object of a list. */
  fieldsOf(schema: JsonSchema, depth = 0): readonly ShownField[] {
    const { properties, required = [], items, additionalProperties } = this.plain(schema);
    if (items) return this.fieldsOf(items, depth);
    if (depth > MAX_DEPTH) return [];
    if (properties) return Object.entries(properties).map(([name, field]) => this.field(name, field, required.includes(name), depth));
    return typeof additionalProperties === 'object' ? this.fieldsOf(additionalProperties, depth) : [];
  }

  private field(name: string, schema: JsonSchema, isRequired: boolean, depth: number): ShownField {
    const keywords = this.plain(schema);
    return {
      name,
      isRequired,
      type: this.typeOf(schema),
      description: (schema as Keywords).description ?? keywords.description ?? '',
      limits: limitsOf(keywords),
      fields: this.fieldsOf(schema, depth + 1),
    };
  }

  /** What a schema takes, in words. */
  typeOf(schema: JsonSchema): string {
    const { type, items, format, additionalProperties, anyOf } = this.plain(schema);
    const nullable = this.isNullable(schema) ? ' or null' : '';
    if (items) return `list of ${plural(this.typeOf(items))}${nullable}`;
    if (anyOf) return `${[...new Set(anyOf.map((each) => this.typeOf(each)))].join(' or ')}${nullable}`;
    if (typeof additionalProperties === 'object') return `object of ${plural(this.typeOf(additionalProperties))}${nullable}`;
    const [plain = 'any value'] = (typeof type === 'string' ? [type] : (type ?? [])).filter((each) => each !== 'null');
    return `${FORMATS[format ?? ''] ?? plain}${nullable}`;
  }

  /** A value that the schema allows. */
  exampleOf(schema: JsonSchema, name = '', depth = 0): Json {
    const keywords = this.plain(schema);
    const { properties, items, anyOf, additionalProperties } = keywords;
    const [known] = keywords.const !== undefined ? [keywords.const] : (keywords.examples ?? keywords.enum ?? []);
    if (known !== undefined) return known;
    if (items) return depth > MAX_DEPTH ? [] : [this.exampleOf(items, name, depth + 1)];
    if (anyOf?.[0]) return this.exampleOf(anyOf[0], name, depth);
    if (typeof additionalProperties === 'object')
      return { [exampleText(`key of ${name}`, '')]: this.exampleOf(additionalProperties, name, depth + 1) };
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, this.exampleOf(field, key, depth + 1)]));
    return this.scalar(keywords, (schema as Keywords).description ?? '', name);
  }

  private scalar({ type, format = '', minimum, exclusiveMinimum }: Keywords, description: string, name: string): Json {
    const [plain] = typeof type === 'string' ? [type] : (type ?? []);
    if (plain === 'boolean') return true;
    if (plain === 'integer' || plain === 'number')
      return exampleNumber(name, { whole: plain === 'integer', min: minimum ?? exclusiveMinimum });
    if (plain === 'object') return {};
    return exampleText(name, description, format);
  }

  private isNullable(schema: JsonSchema): boolean {
    const { type, anyOf } = this.resolved(schema);
    return (Array.isArray(type) && type.includes('null')) || anyOf?.some((each) => (each as Keywords).type === 'null') === true;
  }

  /** Without the alternative null. */
  private plain(schema: JsonSchema): Keywords {
    const keywords = this.resolved(schema);
    const others = keywords.anyOf?.filter((each) => (each as Keywords).type !== 'null');
    const [only] = others ?? [];
    return others?.length === 1 && only ? this.plain(only) : { ...keywords, ...(others && { anyOf: others }) };
  }

  private resolved(schema: JsonSchema): Keywords {
    const { $ref } = schema as Keywords;
    return $ref === undefined ? schema : (this.components[$ref.split('/').pop() ?? ''] ?? {});
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  'date-time': 'instant (ISO 8601)',
  date: 'date (YYYY-MM-DD)',
  uri: 'URL',
  email: 'e-mail address',
  binary: 'file',
};

const plural = (type: string): string =>
  /^(string|number|integer|boolean|object|date|file)\b/.test(type) ? type.replace(/^\w+/, '$&s') : type;

function limitsOf({
  enum: values,
  const: only,
  minLength,
  maxLength,
  minItems,
  maxItems,
  minimum,
  exclusiveMinimum,
  maximum,
}: Keywords): string[] {
  const limits: string[] = [];
  const note = (value: number | undefined, words: (number: string) => string): void => {
    if (value !== undefined && !OF_FORMATS.has(value)) limits.push(words(value.toLocaleString('en')));
  };
  if (values) limits.push(`One of ${values.map(String).join(', ')}.`);
  if (only !== undefined) limits.push(`Always ${JSON.stringify(only)}.`);
  if (minLength !== undefined && minLength > 1) limits.push(`At least ${minLength} characters.`);
  note(maxLength, (most) => `At most ${most} characters.`);
  note(minItems, (least) => `At least ${least} ${least === '1' ? 'entry' : 'entries'}.`);
  note(maxItems, (most) => `At most ${most} entries.`);
  note(minimum, (least) => `${least} or more.`);
  note(exclusiveMinimum, (below) => `More than ${below}.`);
  note(maximum, (most) => `At most ${most}.`);
  return limits;
}
