import { registerEnumType } from 'type-graphql';
import { shipmentStatuses } from './shipment.machine.js';
import { statusCatalogue } from './status-catalogue.js';

const upperCased = <Value extends string>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), value]));

/** The GraphQL enum of the machine's states: the same words in capitals. */
export const ShipmentStatusEnum = upperCased(shipmentStatuses);
registerEnumType(ShipmentStatusEnum, {
  name: 'ShipmentStatus',
  description: 'Where a shipment stands.',
  valuesConfig: Object.fromEntries(statusCatalogue.map(({ code, description }) => [code.toUpperCase(), { description }])),
});

export enum ShipmentKindEnum {
  OUTBOUND = 'outbound',
  RETURN = 'return',
}
registerEnumType(ShipmentKindEnum, {
  name: 'ShipmentKind',
  description: 'To the customer, or back to the store.',
  valuesConfig: {
    OUTBOUND: { description: 'From the store to the customer.' },
    RETURN: { description: 'From the customer back to the store, after a delivery.' },
  },
});

export enum BillingStatusEnum {
  UNPAID = 'unpaid',
  PAID = 'paid',
  POSTPAID = 'postpaid',
  WAIVED = 'waived',
  REFUNDED = 'refunded',
}
registerEnumType(BillingStatusEnum, {
  name: 'BillingStatus',
  description: 'Whether the shipping was paid for.',
  valuesConfig: {
    UNPAID: { description: 'Not billed yet; the rate may be held on the wallet.' },
    PAID: { description: 'Taken from the wallet of a prepaid seller.' },
    POSTPAID: { description: 'On the account of a seller with a contract.' },
    WAIVED: { description: 'Not charged to the seller.' },
    REFUNDED: { description: 'Charged, and given back after a cancellation.' },
  },
});
