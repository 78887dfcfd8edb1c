import { CarrierFailure, type CarrierAccess, type CredentialField } from '../../modules/carriers/adapter/index.js';

/** The fields of Aramex's ClientInfo, under its own names. */
export const credentialFields: readonly CredentialField[] = [
  { name: 'UserName', label: 'User name', required: true, secret: false, maxLength: 100 },
  { name: 'Password', label: 'Password', required: true, secret: true, maxLength: 100 },
  { name: 'AccountNumber', label: 'Account number', required: true, secret: false, maxLength: 20 },
  { name: 'AccountPin', label: 'Account PIN', required: true, secret: true, maxLength: 20 },
  { name: 'AccountEntity', label: 'Entity, such as DXB', required: true, secret: false, maxLength: 10 },
  { name: 'AccountCountryCode', label: 'Country of the account, such as AE', required: true, secret: false, maxLength: 2 },
  { name: 'Version', label: 'Version of the API (v1.0)', required: false, secret: false, maxLength: 10 },
  { name: 'Source', label: 'Source (24)', required: false, secret: false, maxLength: 6 },
];

const DEFAULT_VERSION = 'v1.0';
/** What Aramex's own plug-ins send. */
const DEFAULT_SOURCE = 24;

/** Every request carries this. */
export interface ClientInfo {
  readonly UserName: string;
  readonly Password: string;
  readonly Version: string;
  readonly AccountNumber: string;
  readonly AccountPin: string;
  readonly AccountEntity: string;
  readonly AccountCountryCode: string;
  readonly Source: number;
}

export function clientInfo({ credentials }: CarrierAccess): ClientInfo {
  const value = (name: string): string => credentials[name]?.trim() ?? '';
  return {
    UserName: value('UserName'),
    Password: credentials['Password'] ?? '',
    Version: value('Version') || DEFAULT_VERSION,
    AccountNumber: value('AccountNumber'),
    AccountPin: value('AccountPin'),
    AccountEntity: value('AccountEntity').toUpperCase(),
    AccountCountryCode: value('AccountCountryCode').toUpperCase(),
    Source: sourceOf(value('Source')),
  };
}

function sourceOf(given: string): number {
  if (given === '') return DEFAULT_SOURCE;
  if (/^\d{1,6}$/.test(given)) return Number(given);
  throw new CarrierFailure('credentials', `The source of the account must be a number such as ${DEFAULT_SOURCE}, or absent.`);
}
