import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import * as generated from './operations.generated.js';

export interface CallOptions {
  /** Ends the request, and the waiting between tries. */
  readonly signal?: AbortSignal;
  /** Instead of the client's own. */
  readonly timeoutMs?: number;
}

type Generated = typeof generated;
/** Every operation under the name of the field that it asks for: ShipmentDocument is `shipment`. */
type Documents = {
  readonly [Name in keyof Generated as Name extends `${infer Operation}Document` ? Uncapitalize<Operation> : never]: Generated[Name];
};

/** Each document asks for one field; its value is the answer. */
type Answer<Data> = Data[keyof Data];

type Call<Data, Variables> =
  Record<string, never> extends Variables
    ? (variables?: Variables, options?: CallOptions) => Promise<Answer<Data>>
    : (variables: Variables, options?: CallOptions) => Promise<Answer<Data>>;

/** One function per operation of `operations/*.graphql`. */
export type Sdk = {
  readonly [Name in keyof Documents]: Documents[Name] extends TypedDocumentNode<infer Data, infer Variables>
    ? Call<Data, Variables>
    : never;
};

export type Send = (document: TypedDocumentNode<unknown, object>, variables: object, options: CallOptions) => Promise<unknown>;

const SUFFIX = 'Document';

/** Makes the functions from what was generated, so that a new document is a new function without another line. */
export function sdkOver(send: Send): Sdk {
  const calls = Object.entries(generated)
    .filter(([name]) => name.endsWith(SUFFIX))
    .map(([name, document]) => {
      const call = async (variables: object = {}, options: CallOptions = {}): Promise<unknown> => {
        const data = await send(document as TypedDocumentNode<unknown, object>, variables, options);
        return Object.values(data as object)[0];
      };
      return [name.charAt(0).toLowerCase() + name.slice(1, -SUFFIX.length), call] as const;
    });
  return Object.fromEntries(calls) as unknown as Sdk;
}
