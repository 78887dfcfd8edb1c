import type { Remark } from '../../kernel/field-warnings.js';
import { storedRemark } from '../../platform/db/stored-remark.js';
import type { CarrierFailure } from '../carriers/index.js';
import type { Booking } from './booking.js';

/** A failed call, in the words of the carrier. */
export const errorIn = ({ kind, code, message }: Pick<CarrierFailure, 'kind' | 'code' | 'message'>): Remark => ({
  code: code ?? kind,
  message,
});

/** Why a booking or a pickup failed, as its row keeps it. Processes of an earlier release know the message only. */
export function errorColumns(said: Remark | null): { error: Remark | null; errorMessage: string | null } {
  const error = said && storedRemark(said);
  return { error, errorMessage: error?.message ?? null };
}

/** What is stored, with this code where a process of an earlier release has written the message only. */
export function storedError({ error, errorMessage }: Pick<Booking, 'error' | 'errorMessage'>, code: string): Remark | null {
  if (errorMessage === null) return null;
  return error?.message === errorMessage ? error : { code, message: errorMessage };
}
