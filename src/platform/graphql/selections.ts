import { execute, getOperationAST, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Actor } from '../../kernel/actor.js';
import { fieldError, invalid, refuseFields, type FieldError, type FieldProblem } from '../../kernel/errors.js';
import type { Database } from '../db/database.js';
import type { Tx } from '../db/unit-of-work.js';
import type { CoreServices } from '../services.js';
import type { Budget } from '../work/budget.js';
import { compilable } from './compilable.js';
import { Context } from '../work/context.js';
import { DocumentRefused, Documents } from './documents.js';
import { guardsOf, type Guard } from './guards.js';

export const MAX_SELECTION = 4_000;
/** It is answered in the transaction of every change, so it may cost less than a request. */
const LIMITS = { maxTokens: 400, maxDepth: 8, maxAliases: 20, maxDirectives: 10, maxCost: 150, maxSize: 50_000 };
const TEXT = /^\s*\{[^]*\}\s*$/;

/** What the fields of a selection answer for one record. */
export interface SelectionAnswer {
  readonly data: unknown;
  readonly errors: readonly { readonly message: string; readonly path: string }[];
}

/** Who must be allowed to read a selection, and what to say if not. */
export interface SelectionReader {
  readonly actor: Actor;
  readonly problem: FieldProblem;
}

interface AskedSelection {
  readonly selection: string;
  /** The record. */
  readonly id: string;
  /** What the answer may read. One that went beyond it says nothing of the record. */
  readonly budget: Budget;
}

interface SelectionParts<Needs> {
  readonly schema: () => Promise<GraphQLSchema>;
  readonly database: () => Database<Needs>;
  readonly services: () => CoreServices & Needs;
  /** The field of Query that reads the record by id. */
  readonly root: string;
}

/** Selections on one type that callers leave with the service, to be answered later. */
export class Selections<Needs = unknown> {
  private documents: Documents | undefined;
  private readonly guards = new WeakMap<DocumentNode, readonly Guard[]>();

  constructor(private readonly parts: SelectionParts<Needs>) {}

  /** Checks a selection against schema, cost and the permissions of its readers. VALIDATION_FAILED names every problem. */
  async check(field: string, selection: string, readers: readonly SelectionReader[]): Promise<void> {
    if (selection.length > MAX_SELECTION) throw refuseFields([invalid(field, 'atMostCharacters', { max: MAX_SELECTION })]);
    if (!TEXT.test(selection)) throw refuseFields([invalid(field, 'fieldsInBraces', { example: '{ status awb }' })]);
    const schema = await this.parts.schema();
    const document = this.admitted(schema, selection);
    if (document instanceof DocumentRefused)
      throw refuseFields(document.errors.map(({ message }): FieldError => invalid(field, 'selectionInvalid', { reason: message })));
    if (!isOneRecord(document)) throw refuseFields([invalid(field, 'oneRecordsFields')]);
    const guards = this.guardsIn(schema, document);
    if (!guards) throw refuseFields([invalid(field, 'notPlain')]);
    const refused = readers.find(({ actor }) => !guards.every((passes) => passes(actor)));
    if (refused) throw refuseFields([fieldError(field, 'VALIDATION_FAILED', refused.problem)]);
  }

  /** Whether a caller may read every field of a selection. One that is not valid any more has nothing to read. */
  async permits(selection: string, actor: Actor): Promise<boolean> {
    const schema = await this.parts.schema();
    const document = this.admitted(schema, selection);
    if (document instanceof DocumentRefused) return true;
    return this.guardsIn(schema, document)?.every((passes) => passes(actor)) ?? false;
  }

  /** Undefined if the selection is not plain. */
  private guardsIn(schema: GraphQLSchema, document: DocumentNode): readonly Guard[] | undefined {
    const known = this.guards.get(document);
    if (known) return known;
    const operation = getOperationAST(document);
    const asked = operation && compilable(schema, document, operation);
    if (!asked) return undefined;
    const guards = guardsOf(asked.asked, asked.document);
    this.guards.set(document, guards);
    return guards;
  }

  private admitted(schema: GraphQLSchema, selection: string): DocumentNode | DocumentRefused {
    this.documents ??= new Documents(schema, LIMITS, { introspection: false });
    try {
      return this.documents.admit({ query: this.queryOf(selection), variables: { id: '' } }).document;
    } catch (error) {
      if (error instanceof DocumentRefused) return error;
      throw error;
    }
  }

  /** Answers for a record in the state that the transaction has given it. A failing statement leaves the transaction as it was. */
  async answer(tx: Tx<Needs>, actor: Actor, { selection, id, budget }: AskedSelection): Promise<SelectionAnswer> {
    const { database, services } = this.parts;
    const schema = await this.parts.schema();
    const document = this.admitted(schema, selection);
    // Saved under an earlier schema or other limits: the change itself must not fail for it.
    if (document instanceof DocumentRefused) return { data: null, errors: document.errors.map(({ message }) => ({ message, path: '' })) };
    const caller = { actor, requestId: tx.requestId ?? '', ip: '', credentialId: '' };
    const context = new Context(database(), services(), caller, { tx, run: (work) => work(tx) });
    context.beginOperation(budget);
    await tx.sql('savepoint selection');
    const { data, errors = [] } = budget.settle(await execute({ schema, document, contextValue: context, variableValues: { id } }));
    await tx.sql(errors.length > 0 ? 'rollback to savepoint selection' : 'release savepoint selection');
    return {
      data: data?.[this.parts.root] ?? null,
      errors: errors.map(({ message, path = [] }) => ({ message, path: path.slice(1).join('.') })),
    };
  }

  private queryOf(selection: string): string {
    return `query Selection($id: String!) { ${this.parts.root}(id: $id) ${selection} }`;
  }
}

/** Braces that close early would begin a second field or operation. */
function isOneRecord(document: DocumentNode): boolean {
  const operation = getOperationAST(document);
  return document.definitions.length === 1 && operation?.selectionSet.selections.length === 1;
}
