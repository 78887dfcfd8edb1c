import type { CarrierAccess, CarrierAddress, CheckedAddress } from '../../modules/carriers/adapter/index.js';
import { ask, askOrRefuse } from './call.js';
import { clientInfo } from './client-info.js';
import { fieldsOf, listOf, textOf } from './fields.js';
import { addressOf } from './party.js';

const MAX_LINE = 200;

/** Asks whether Aramex knows the place. Its first proposal is the suggestion. */
export async function checkAddress(account: CarrierAccess, address: CarrierAddress, signal: AbortSignal): Promise<CheckedAddress> {
  const { fields, refusal } = await ask(account, 'ValidateAddress', { Address: addressOf(address) }, signal);
  const [suggested] = listOf(fields['SuggestedAddresses']);
  return {
    deliverable: refusal === null,
    messages: refusal ? [refusal.message] : [],
    suggestion: suggestionOf(suggested, address),
  };
}

function suggestionOf(given: unknown, asked: CarrierAddress): CarrierAddress | null {
  const fields = fieldsOf(given);
  const city = textOf(fields?.['City'], MAX_LINE);
  if (!fields || city === '') return null;
  const lines = ['Line1', 'Line2', 'Line3'].map((name) => textOf(fields[name], MAX_LINE)).filter((line) => line !== '');
  return {
    ...asked,
    // Proposals often name the city only.
    lines: lines.length > 0 ? lines : asked.lines,
    city,
    state: textOf(fields['StateOrProvinceCode'], MAX_LINE) || (asked.state ?? null),
    zip: textOf(fields['PostCode'], 20) || (asked.zip ?? null),
  };
}

/** Reads the country of the account, which changes nothing and needs a login. */
export async function check(account: CarrierAccess, signal: AbortSignal): Promise<string> {
  const { AccountCountryCode, AccountEntity, AccountNumber } = clientInfo(account);
  const answer = await askOrRefuse(account, 'FetchCountry', { Code: AccountCountryCode }, signal);
  const country = textOf(fieldsOf(answer['Country'])?.['Name'], 100) || AccountCountryCode;
  return `Aramex accepts the login. Account ${AccountNumber} of ${AccountEntity}, ${country}.`;
}
