import type { Request } from 'express';
import { OperationTypeNode } from 'graphql';
import type { AdmittedDocument } from './documents.js';
import { isBody, type GraphQLBody } from './read-request.js';

/** An admitted operation, and nothing about its request that Apollo Server would have to judge. */
export type PlainRequest = AdmittedDocument & { readonly operation: NonNullable<AdmittedDocument['operation']> };

/** Headers in which clients ask for JSON, or take anything. Other wishes are weighed by Apollo Server. */
const JSON_WISHES: ReadonlySet<string | undefined> = new Set([
  undefined,
  '*/*',
  'application/json',
  'application/json, */*',
  'application/json, text/plain, */*',
]);

/**
 * Nearly every request is a POST of JSON by a client that takes JSON: its answer needs no more than the execution. Forms, GET and other
 * wishes, and whatever is malformed, are for Apollo Server, which answers them by its own rules.
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
