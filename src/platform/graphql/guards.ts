import { Kind, type DocumentNode, type GraphQLField, type GraphQLFieldResolver, type GraphQLResolveInfo } from 'graphql';
import type { Actor } from '../../kernel/actor.js';
import type { AskedField } from './compilable.js';
import type { Context } from '../work/context.js';

/** The selection below a field. */
export type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;
export type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Whether a caller passes a rule at one place in a document, regardless of the object. */
export type Guard = (actor: Actor) => boolean;

interface Guarded {
  readonly passes: (actor: Actor, asked: Asked) => boolean;
  /** The guarded resolver; undefined for a plain property. */
  readonly resolve: Resolve | undefined;
}

const guarded = new WeakMap<object, Guarded>();

type AnyField = GraphQLField<unknown, Context>;

/** Guards a resolver with a rule, and records both for checks of whole documents. */
export function guard(field: AnyField, passes: Guarded['passes'], withRule: Resolve): void {
  guarded.set(field, { passes, resolve: field.resolve });
  field.resolve = withRule;
}

/** The rules of a document, one per place. */
export function guardsOf(asked: readonly AskedField[], document: DocumentNode): Guard[] {
  const fragments = fragmentsOf(document);
  return asked.flatMap(({ field, node }) => {
    const rule = guarded.get(field);
    return rule ? [(actor: Actor) => rule.passes(actor, { fieldNodes: [node], fragments })] : [];
  });
}

/** Runs synchronous work on a schema without its rules. */
export function withoutGuards<T>(asked: readonly AskedField[], work: () => T): T {
  const set = new Map<AnyField, Resolve | undefined>();
  try {
    for (const { field } of asked) {
      const rule = guarded.get(field);
      if (!rule || set.has(field)) continue;
      set.set(field, field.resolve);
      setResolve(field, rule.resolve);
    }
    return work();
  } finally {
    for (const [field, resolve] of set) setResolve(field, resolve);
  }
}

function setResolve(field: AnyField, resolve: Resolve | undefined): void {
  if (resolve) field.resolve = resolve;
  else delete field.resolve;
}

const fragmentsOf = ({ definitions }: DocumentNode): Asked['fragments'] =>
  Object.fromEntries(definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
