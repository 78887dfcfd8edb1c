import { defineEntity, p } from '@mikro-orm/core';
import { recordColumns } from '../../platform/db/base.js';
import { otpRule, type OtpRule } from './proofs.enums.js';

/** Proofs that the operator requires: of a service of a seller, a seller, a service, or by default. The most specific policy applies. */
export const ProofPolicySchema = defineEntity({
  name: 'ProofPolicy',
  tableName: 'proof_policy',
  indexes: [
    {
      name: 'proof_policy_scope',
      expression: `create unique index "proof_policy_scope" on "proof_policy" (coalesce("seller_id", '00000000-0000-0000-0000-000000000000'), coalesce("service_code", ''))`,
    },
  ],
  properties: {
    ...recordColumns,
    sellerId: p.uuid().nullable(),
    serviceCode: p.string().length(40).nullable(),
    scan: p.boolean(),
    photo: p.boolean(),
    signature: p.boolean(),
    otp: p.enum(() => otpRule.values).$type<OtpRule>(),
    failurePhoto: p.boolean(),
  },
});
