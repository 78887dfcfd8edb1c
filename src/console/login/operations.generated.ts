/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema-types.generated.js';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type InvitationOfQueryVariables = Exact<{
  token: string;
}>;


export type InvitationOfQuery = { invitation: { kind: Types.InvitationKind, name: string, company: string | null, role: Types.StaffRole | null, email: string, expiresAt: string } };

export type AcceptInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { expiresAt: string } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };

export type PasswordResetOfQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetOfQuery = { passwordReset: { email: string, expiresAt: string, tokenCount: number, isDriver: boolean } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
  endTokens: boolean;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type RegistrationOfQueryVariables = Exact<{
  token: string;
}>;


export type RegistrationOfQuery = { registration: { firstName: string, lastName: string, company: string | null, email: string, expiresAt: string } };

export type ConfirmRegistrationMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmRegistrationMutation = { confirmRegistration: { email: string } };

export type SelfRegistrationQueryVariables = Exact<{ [key: string]: never; }>;


export type SelfRegistrationQuery = { selfRegistration: { open: boolean, confirmed: boolean } };

export type SignUpMutationVariables = Exact<{
  input: Types.RegisterSellerInput;
}>;


export type SignUpMutation = { registerSeller: { id: string } };

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
    kind
    name
    company
    role
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
export const RequestPasswordResetDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
    `) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const PasswordResetOfDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PasswordResetOf($token: String!) {
  passwordReset(token: $token) {
    email
    expiresAt
    tokenCount
    isDriver
  }
}
    `) as unknown as TypedDocumentString<PasswordResetOfQuery, PasswordResetOfQueryVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResetPassword($token: String!, $password: String!, $endTokens: Boolean!) {
  resetPassword(token: $token, password: $password, endTokens: $endTokens)
}
    `) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
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
  confirmRegistration(token: $token, cookie: true) {
    email
  }
}
    `) as unknown as TypedDocumentString<ConfirmRegistrationMutation, ConfirmRegistrationMutationVariables>;
export const SelfRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SelfRegistration {
  selfRegistration {
    open
    confirmed
  }
}
    `) as unknown as TypedDocumentString<SelfRegistrationQuery, SelfRegistrationQueryVariables>;
export const SignUpDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignUp($input: RegisterSellerInput!) {
  registerSeller(input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;