import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The authenticator app of an account. Its secrets are sealed. */
export const TwoFactorSchema = defineEntity({
  name: 'TwoFactor',
  tableName: 'two_factor',
  properties: {
    /** The seller or staff member. */
    accountId: p.uuid().primary(),
    /** Null until the first app is confirmed. */
    secret: p.blob().nullable(),
    confirmedAt: instant().nullable(),
    /** The time step of the last accepted code; this step and earlier ones are refused. */
    lastStep: p.integer().nullable(),
    /** Secret of an app that is not activated by a code yet. */
    pendingSecret: p.blob().nullable(),
    createdAt: instant(),
  },
});

/** A code for logging in without the app. Only a keyed hash is stored. */
export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid().index(),
    hash: p.text(),
    usedAt: instant().nullable(),
    createdAt: instant(),
  },
});
