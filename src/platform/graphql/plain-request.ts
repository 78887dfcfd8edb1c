import type { Request } from 'express';
import { OperationTypeNode } from 'graphql';
import type { AdmittedDocument } from './documents.js';
import { isBody, type GraphQLBody } from './read-request.js';

/** An admitted operation whose request needs no validation by Apollo Server. */
export type PlainRequest = AdmittedDocument & { readonly operation: NonNullable<AdmittedDocument['operation']> };

/** Accept headers that ask for JSON or take anything. Apollo Server negotiates the others. */
const JSON_WISHES: ReadonlySet<string | undefined> = new Set([
  undefined,
  '*/*',
  'application/json',
  'application/json, */*',
  'application/json, text/plain, */*',
]);

/**
 * Nearly every request is a JSON POST from a client that accepts JSON and only needs to be executed. Forms, GET, other Accept headers and
 * malformed requests go to Apollo Server, which applies its own rules.
 */
export function plainRequest(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  body: GraphQLBody,
  { operation, ...admitted }: AdmittedDocument,
): PlainRequest | undefined {
  if (method !== 'POST' || !JSON_WISHES.has(headers.accept)) return undefined;
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  const { operationName, variables, extensions } = body;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
  return [variables, extensions].every((value) => isAbsent(value) || isBody(value)) ? { ...admitted, operation } : undefined;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
