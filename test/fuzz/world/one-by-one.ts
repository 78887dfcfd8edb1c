import fc from 'fast-check';
import { orderBody } from './by-form.js';
import { storedOrder, type Desk, type Findings } from './desk.js';
import { keptPin, silentDifferences, untoldPhone } from './differences.js';
import { owedOf, type ModelOrder, type Point } from './order-model.js';
import { plainAmount } from './write-number.js';

/** Pins as phones send them: the door, none, no fix, and one in the wrong half of the world. */
export const pinOf = ({ place }: ModelOrder): fc.Arbitrary<Point> =>
  fc.constantFrom<Point>(null, { lat: place.lat, lng: place.lng }, { lat: 0, lng: 0 }, { lat: -place.lat, lng: place.lng });

/** Places an order at the door of plug-ins and compares what is kept with what was sent. */
export async function placeByForm(desk: Desk, findings: Findings, order: ModelOrder, number: number, point: Point): Promise<void> {
  const body = orderBody(order, desk.shopDomain, number, point);
  const answer = findings.heard('POST /api/order', await desk.client.post('/api/order', body, desk.shopHeaders));
  const told = (what: string): void => findings.add(`an order by REST: ${what}; sent ${JSON.stringify(body)}`);
  if (answer.status !== 200 && answer.status !== 201) {
    // No service, or no money for one, is an answer; a value that was not understood has to be named.
    const isNamed = answer.body?.errors?.length > 0 || /RATE_UNAVAILABLE|NO_SERVICE|INSUFFICIENT|CURRENCY/.test(answer.text);
    if (!isNamed) told(`refused without a place: ${answer.text.slice(0, 300)}`);
    findings.refused(
      String(answer.body?.errors?.[0] ? `${answer.body.errors[0].field} ${answer.body.errors[0].message}` : answer.body?.code),
    );
    return;
  }
  const stored = await storedOrder(desk, findings, String(answer.body.orderId));
  if (!stored) return told('is not found again');
  findings.compared.form += 1;
  for (const what of [...silentDifferences(order, stored, point), ...untoldPhone(order, stored), ...keptPin(order, stored, point)])
    told(what);
  const owed = plainAmount(owedOf(order), order.country.currency);
  if (Number(answer.body.collectionAmount) !== Number(owed)) told(`collects ${answer.body.collectionAmount} instead of ${owed}`);
}
