import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/db/base.js';

/** The authenticator app of an account. Its secrets are sealed. */
export const TwoFactorSchema = defineEntity({
  name: 'TwoFactor',
  tableName: 'two_factor',
  properties: {
    /** The seller or member of staff. */
    accountId: p.uuid().primary(),
    /** Null until the first app is confirmed. */
    secret: p.blob().nullable(),
    confirmedAt: instant().nullable(),
    /** The time step of the last code that was accepted; this one and those before it are refused. */
    lastStep: p.integer().nullable(),
    /** Of an app that has not proven itself with a code yet. */
    pendingSecret: p.blob().nullable(),
    createdAt: instant(),
  },
});

/** A code for the day on which the app is lost. Only a keyed hash of it is kept. */
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
