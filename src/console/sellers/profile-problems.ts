import { hasAddress, type SellerDraft } from './seller-draft.js';
import { isEmail } from '../ui/is-email.js';

/** Which fields of a profile are invalid. */
export interface ProfileProblems {
  readonly firstName: boolean;
  readonly lastName: boolean;
  /** True if a partial address lacks street, city or country. */
  readonly address: boolean;
  /** The first invalid e-mail address. */
  readonly notifyEmail: string | undefined;
}

export function profileProblems(draft: SellerDraft): ProfileProblems {
  const isEmpty = (field: 'firstName' | 'lastName' | 'street' | 'city' | 'countryCode'): boolean => draft[field].trim() === '';
  return {
    firstName: isEmpty('firstName'),
    lastName: isEmpty('lastName'),
    address: hasAddress(draft) && (isEmpty('street') || isEmpty('city') || isEmpty('countryCode')),
    notifyEmail: draft.notifyEmails.find((email) => !isEmail(email.trim())),
  };
}

export const hasProblems = (problems: ProfileProblems): boolean => Object.values(problems).some(Boolean);
