import type { FieldChecks } from '../../kernel/field-checks.js';
import { isCountry } from '../addresses/index.js';

/** Customs details of a product. */
export interface GivenCustoms {
  readonly hsCode?: string | null;
  readonly originCountry?: string | null;
}

export interface Customs {
  readonly hsCode: string | null;
  readonly originCountry: string | null;
}

const HS_CODE = /^\d{4}(?:\.?\d{2}){1,4}$/;
const MAX_HS_CODE = 16;

/** Both are optional: missing values stay blank on the customs papers. */
export function checkCustoms(checks: FieldChecks, at: string, given: GivenCustoms): Customs {
  const hsCode = given.hsCode?.slice(0, MAX_HS_CODE + 1).trim() || null;
  const originCountry = given.originCountry?.slice(0, 3).trim().toUpperCase() || null;
  if (hsCode !== null && (hsCode.length > MAX_HS_CODE || !HS_CODE.test(hsCode))) {
    checks.fail(`${at}.hsCode`, 'must be a Harmonised System code of 6 to 12 digits, such as 6912.00');
  }
  if (originCountry !== null && !isCountry(originCountry)) {
    checks.fail(`${at}.originCountry`, 'must be an ISO 3166-1 alpha-2 country code');
  }
  return { hsCode, originCountry };
}
