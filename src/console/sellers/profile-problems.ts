import { hasAddress, type SellerDraft } from './seller-draft.js';

/** The fields of a profile that cannot be saved as they are. */
export interface ProfileProblems {
  readonly firstName: boolean;
  readonly lastName: boolean;
  /** An address that is begun needs these three. */
  readonly address: boolean;
  /** The first one that is no address. */
  readonly notifyEmail: string | undefined;
}

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

export function profileProblems(draft: SellerDraft): ProfileProblems {
  const isEmpty = (field: 'firstName' | 'lastName' | 'street' | 'city' | 'countryCode'): boolean => draft[field].trim() === '';
  return {
    firstName: isEmpty('firstName'),
    lastName: isEmpty('lastName'),
    address: hasAddress(draft) && (isEmpty('street') || isEmpty('city') || isEmpty('countryCode')),
    notifyEmail: draft.notifyEmails.find((email) => !EMAIL.test(email.trim())),
  };
}

export const hasProblems = (problems: ProfileProblems): boolean => Object.values(problems).some(Boolean);
