/** The keywords of a JSON schema in OpenAPI that matter here. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

type Path = readonly (string | number)[];

/** A place in a body that has a limit. */
export interface Limited {
  readonly path: Path;
  /** As errors name it, such as products[0].name. */
  readonly name: string;
  readonly schema: Schema;
}

/** Reads bodies of one description, whose named schemas it knows. */
export class Bodies {
  constructor(private readonly schemas: Readonly<Record<string, Schema>>) {}

  /** Every place with a greatest length or value. Of several names of a field the preferred one, of several entries the first. */
  limitedIn(given: Schema, path: Path = []): Limited[] {
    const schema = this.resolved(given);
    const own = [schema.maxLength, schema.maximum, schema.maxItems].some((limit) => limit !== undefined);
    const below = Object.entries(schema.properties ?? {})
      .filter(([, { description = '' }]) => !description.startsWith('Accepted instead of'))
      .flatMap(([name, each]) => this.limitedIn(each, [...path, name]));
    const entries = schema.items ? this.limitedIn(schema.items, [...path, 0]) : [];
    return [...(own ? [{ path, name: nameOf(path), schema }] : []), ...below, ...entries];
  }

  /** A body with a value at a place, and whatever the schema requires around it. */
  with(given: Schema, body: unknown, [step, ...rest]: Path, value: unknown): unknown {
    if (step === undefined) return value;
    const schema = this.resolved(given);
    if (typeof step === 'number') return [this.with(schema.items ?? {}, Array.isArray(body) ? body[0] : undefined, rest, value)];
    const whole = { ...(this.sample(schema) as object), ...(body as object | undefined) } as Record<string, unknown>;
    return { ...whole, [step]: this.with(schema.properties?.[step] ?? {}, whole[step] ?? undefined, rest, value) };
  }

  /** What is required, and no more. */
  sample(given: Schema): unknown {
    const schema = this.resolved(given);
    if (schema.enum) return schema.enum[0];
    switch ([schema.type].flat()[0]) {
      case 'object':
        return Object.fromEntries((schema.required ?? []).map((name) => [name, this.sample(schema.properties?.[name] ?? {})]));
      case 'array':
        return [this.sample(schema.items ?? {})];
      case 'string':
        return schema.format === 'date-time' ? '2026-11-20T00:00:00.000Z' : schema.format === 'email' ? 'a@b.example' : 'x';
      case 'boolean':
        return true;
      default:
        return 1;
    }
  }

  private resolved({ $ref, ...schema }: Schema): Schema {
    if ($ref !== undefined) return this.resolved(this.schemas[$ref.split('/').pop() ?? ''] ?? {});
    const [first] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    return first ? this.resolved(first) : schema;
  }
}

const nameOf = (path: Path): string =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
