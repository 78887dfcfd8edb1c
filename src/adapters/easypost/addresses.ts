import type { CarrierAccess, CarrierAddress, CheckedAddress } from '../../modules/carriers/adapter/index.js';
import { accepted, ask, errorIn } from './api.js';
import { objectIn, objectsIn, wordsIn, type Json } from './json.js';

type Place = Pick<CarrierAddress, 'city' | 'state' | 'zip' | 'countryCode'>;

/** Prices need the place only. */
export const placeJson = ({ city, state, zip, countryCode }: Place): Json => ({
  city,
  state: state ?? null,
  zip: zip ?? null,
  country: countryCode,
});

/** EasyPost has two lines for the street: further ones follow the second. */
export const addressJson = ({ name, company, phone, email, lines: [street1, ...others], ...place }: CarrierAddress): Json => ({
  // Both are printed, each on its line.
  name: name === company ? null : name,
  company,
  street1: street1 ?? '',
  street2: others.join(', ') || null,
  ...placeJson(place),
  phone,
  email,
});

/** Asks EasyPost to verify that mail can be delivered to the address. */
export async function checkAddress(account: CarrierAccess, address: CarrierAddress, signal: AbortSignal): Promise<CheckedAddress> {
  const json = { address: addressJson(address), verify: true };
  const answer = await ask(account, { method: 'POST', path: '/v2/addresses', json }, signal);
  if (answer.status === 422) return { deliverable: false, messages: [errorIn(answer).message], suggestion: null };
  const body = accepted(answer);
  const delivery = objectIn(objectIn(body['verifications'])['delivery']);
  const deliverable = delivery['success'] === true;
  const messages = objectsIn(delivery['errors'], 20).flatMap(({ message }) => wordsIn(message, 500) ?? []);
  return {
    deliverable,
    messages: deliverable || messages.length > 0 ? messages : ['EasyPost could not verify the address.'],
    suggestion: deliverable ? suggestionIn(body, address) : null,
  };
}

/** People stay as they were given; EasyPost corrects the place. */
function suggestionIn(body: Json, given: CarrierAddress): CarrierAddress {
  const lines = [body['street1'], body['street2']].flatMap((each) => wordsIn(each, 200) ?? []);
  return {
    ...given,
    lines: lines.length > 0 ? lines : given.lines,
    city: wordsIn(body['city'], 100) ?? given.city,
    state: wordsIn(body['state'], 100) ?? given.state ?? null,
    zip: wordsIn(body['zip'], 20) ?? given.zip ?? null,
    countryCode: wordsIn(body['country'], 2) ?? given.countryCode,
  };
}
