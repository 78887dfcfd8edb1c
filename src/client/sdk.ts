import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import * as generated from './operations.generated.js';
import type { WatchOptions } from './watch.js';

export interface CallOptions {
  /** Aborts the request and any wait between retries. */
  readonly signal?: AbortSignal;
  /** Overrides the client's timeout. */
  readonly timeoutMs?: number;
}

type Generated = typeof generated;
/** Maps each document to its function name: ShipmentDocument becomes `shipment`. */
type Documents = {
  readonly [Name in keyof Generated as Name extends `${infer Operation}Document` ? Uncapitalize<Operation> : never]: Generated[Name];
};

/** Each document requests one field; the function returns its value. */
type Answer<Data> = Data[keyof Data];

type Call<Data, Variables> =
  Record<string, never> extends Variables
    ? (variables?: Variables, options?: CallOptions) => Promise<Answer<Data>>
    : (variables: Variables, options?: CallOptions) => Promise<Answer<Data>>;

type Watch<Data, Variables> = (variables?: Variables, options?: WatchOptions) => AsyncGenerator<Answer<Data>, void, undefined>;

/** One function per operation in `operations/*.graphql`. Only subscriptions have names that start with Watch. */
export type Sdk = {
  readonly [Name in keyof Documents]: Documents[Name] extends TypedDocumentNode<infer Data, infer Variables>
    ? Name extends `watch${string}`
      ? Watch<Data, Variables>
      : Call<Data, Variables>
    : never;
};

export type Send = (document: TypedDocumentNode<unknown, object>, variables: object, options: CallOptions) => Promise<unknown>;

export type Listen = (document: DocumentNode, variables: object, options: WatchOptions) => AsyncGenerator<object, void, undefined>;

const SUFFIX = 'Document';

/** Builds the functions from the generated documents, so a new document needs no further code. */
export function sdkOver(send: Send, listen: Listen): Sdk {
  const calls = Object.entries(generated)
    .filter(([name]) => name.endsWith(SUFFIX))
    .map(([name, generatedDocument]) => {
      const document = generatedDocument as TypedDocumentNode<unknown, object>;
      const operation = name.charAt(0).toLowerCase() + name.slice(1, -SUFFIX.length);
      if (isSubscription(document)) {
        return [operation, (variables: object = {}, options: WatchOptions = {}) => listen(document, variables, options)] as const;
      }
      const call = async (variables: object = {}, options: CallOptions = {}): Promise<unknown> => {
        const data = await send(document, variables, options);
        return Object.values(data as object)[0];
      };
      return [operation, call] as const;
    });
  return Object.fromEntries<unknown>(calls) as Sdk;
}

const isSubscription = ({ definitions }: DocumentNode): boolean =>
  definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.SUBSCRIPTION);
