/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type InvitationOfQueryVariables = Exact<{
  token: string;
}>;


export type InvitationOfQuery = { invitation: { firstName: string, lastName: string, company: string | null, email: string, expiresAt: string } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { expiresAt: string } };

export type RegistrationOfQueryVariables = Exact<{
  token: string;
}>;


export type RegistrationOfQuery = { registration: { firstName: string, lastName: string, company: string | null, email: string, expiresAt: string } };

export type ConfirmRegistrationMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmRegistrationMutation = { confirmRegistration: { email: string } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const InvitationOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query InvitationOf($token: String!) {
  invitation(token: $token) {
    firstName
    lastName
    company
    email
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<InvitationOfQuery, InvitationOfQueryVariables>;
export const AcceptInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AcceptInvitation($token: String!, $password: String!) {
  acceptInvitation(token: $token, password: $password, cookie: true) {
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const RegistrationOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RegistrationOf($token: String!) {
  registration(token: $token) {
    firstName
    lastName
    company
    email
    expiresAt
  }
}
    `) as unknown as TypedDocumentString<RegistrationOfQuery, RegistrationOfQueryVariables>;
export const ConfirmRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmRegistration($token: String!) {
  confirmRegistration(token: $token) {
    email
  }
}
    `) as unknown as TypedDocumentString<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;