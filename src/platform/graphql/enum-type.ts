import { registerEnumType } from 'type-graphql';
import {} from './fields.js';
import { enumerations, nameOfValue, type Enumeration } from '../../kernel/enumeration.js';

const registered = new WeakMap<object, Readonly<Record<string, string>>>();

/** The GraphQL enum of an enumeration: `@Choice(billingStatus, "...")` declares a field of it. */
export function enumType<Value extends string>(enumeration: Enumeration<Value>): Readonly<Record<string, Value>> {
  const known = registered.get(enumeration);
  if (known) return known as Readonly<Record<string, Value>>;
  const { name, description, values, descriptions, deprecated } = enumeration;
  const members = Object.fromEntries(values.map((value) => [nameOfValue(enumeration, value), value]));
  const valuesConfig = Object.fromEntries(
    values.map((value) => [
      nameOfValue(enumeration, value),
      { description: descriptions[value], ...(deprecated[value] && { deprecationReason: deprecated[value] }) },
    ]),
  );
  registerEnumType(members, { name, description, valuesConfig });
  registered.set(enumeration, members);
  return members;
}

/** type-graphql must know every enum before it processes the first field. */
export function registerEnums(): void {
  for (const each of enumerations()) enumType(each);
}
