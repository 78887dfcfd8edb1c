import type { ShipmentQuery } from '../client/index.js';
import type { Desk } from './desk.js';
import { amountOf, instantOf } from './words.js';

type Shipment = ShipmentQuery['shipment'];

/** Formats a shipment for a terminal. */
export function showShipment(desk: Desk, shipment: Shipment): string {
  const { timeline, charges, allowedTransitions } = shipment;
  const steps = desk.rows(
    [
      { title: 'AT (UTC)', of: ({ occurredAt }) => instantOf(occurredAt) },
      { title: 'STATUS', of: ({ to, reportedStatus }) => (to ?? reportedStatus).toLowerCase() },
      { title: 'BY', of: ({ actorType }) => actorType },
      { title: 'REMARK', of: remarkOf },
    ],
    timeline,
  );
  const bill = desk.rows(
    [
      { title: 'CHARGE', of: ({ label }) => label },
      { title: 'AMOUNT', of: ({ amount }) => amountOf(amount), right: true },
    ],
    charges,
  );
  const open = allowedTransitions.map(({ to }) => to.toLowerCase()).join(', ');
  return [desk.facts(factsOf(shipment)), ...(charges.length > 0 ? [bill] : []), steps, `Allowed next: ${open || 'none'}`].join('\n\n');
}

const factsOf = (shipment: Shipment) => ({
  Shipment: shipment.reference,
  Status: `${shipment.status.toLowerCase()} since ${instantOf(shipment.statusAt)}`,
  'On hold': shipment.holdReason,
  Order: shipment.order && `${shipment.order.orderNumber} (${shipment.order.orderReference})`,
  Seller: shipment.seller?.displayName,
  To: `${shipment.receiverName}, ${shipment.destinationCity} ${shipment.destinationCountryCode}`,
  Service: `${shipment.serviceCode} of ${shipment.carrierName}`,
  Tracking: shipment.trackingUrl,
  Rate: amountOf(shipment.actualRate),
  Billing: shipment.billingStatus.toLowerCase(),
  Adjustment: shipment.adjustment && `${amountOf(shipment.adjustment.amount)} ${shipment.adjustment.status.toLowerCase()}`,
  Collects: shipment.cod && `${amountOf(shipment.cod.amount)}${shipment.cod.stage ? ` ${shipment.cod.stage.toLowerCase()}` : ''}`,
  Approvals: shipment.approvals.map(({ id, type, status }) => `${type} ${status} ${id}`.toLowerCase()).join('; '),
});

function remarkOf({ applied, inferred, forced, reasonCode, note }: Shipment['timeline'][number]): string {
  const marks = [!applied && 'not applied', inferred && 'inferred', forced && 'forced', reasonCode, note];
  return marks.filter((mark) => typeof mark === 'string').join(', ');
}
