import type { PlaceFieldsFragment, ReadShipmentQuery } from '../operations.generated.js';
import { approvalOut } from './approvals.js';
import { amountOrNull, amountOut } from './json.js';
import { eventItem, shipmentItem } from './shipment-lists.js';

type Detail = ReadShipmentQuery['shipment'];

/** The detail of a shipment, block by block: what another part of the service knows of it is one function more. */
const blocks: readonly ((shipment: Detail) => Readonly<Record<string, unknown>>)[] = [
  shipmentItem,
  statusBlock,
  orderBlock,
  placesBlock,
  parcelBlock,
  moneyBlock,
  custodyBlock,
  carrierBlock,
  historyBlock,
  returnsBlock,
];

export const shipmentOutput = ({ shipment }: ReadShipmentQuery): unknown => ({
  status: 'success',
  data: Object.assign({}, ...blocks.map((block) => block(shipment))) as unknown,
});

function statusBlock(shipment: Detail) {
  return {
    heldFrom: shipment.heldFrom?.toLowerCase() ?? null,
    holdReason: shipment.holdReason ?? null,
    pickupReadyAt: shipment.pickupReadyAt ?? null,
    pickedUpAt: shipment.pickedUpAt ?? null,
    rtsCompletedAt: shipment.rtsCompletedAt ?? null,
    deliveredAtPoint: shipment.deliveredAtPoint ?? null,
    allowedTransitions: shipment.allowedTransitions.map((edge) => ({
      id: edge.edge,
      to: edge.to.toLowerCase(),
      trigger: edge.trigger,
      effects: edge.effects,
    })),
  };
}

function orderBlock({ order }: Detail) {
  if (!order) return { order: null, products: [] };
  return {
    order: {
      id: order.id,
      orderNumber: Number(order.orderNumber),
      orderReference: order.orderReference,
      subTotal: amountOut(order.subTotal),
      tax: amountOut(order.tax),
      discount: amountOut(order.discount),
      total: amountOut(order.total),
      shippingFee: amountOrNull(order.shippingFee),
      currency: order.currency,
      paymentMethod: order.paymentMethod ?? null,
      customer: order.customer,
      createdAt: order.createdAt,
      updatedAt: order.updatedAt,
    },
    products: order.lines.map(({ price, ...line }) => ({ ...line, price: amountOut(price), currency: price.currency })),
  };
}

/** A return has places of its own: it begins where the parcel was handed over. */
function placesBlock({ order, returnShipment }: Detail) {
  const place = (address: PlaceFieldsFragment | undefined) => address ?? null;
  const ends = returnShipment
    ? { origin: place(returnShipment.origin.address), destination: place(returnShipment.destination.address) }
    : { origin: place(order?.origin), destination: place(order?.destination) };
  return { addresses: ends };
}

function parcelBlock({ package: declared, verification: verified }: Detail) {
  return {
    package: {
      declared: {
        weightKg: declared.weightKg,
        volumetricWeightKg: declared.volumetricWeightKg,
        chargeableWeightKg: declared.chargeableWeightKg,
        length: declared.lengthCm,
        width: declared.widthCm,
        height: declared.heightCm,
      },
      verified: verified
        ? {
            weightKg: verified.weightKg,
            length: verified.lengthCm,
            width: verified.widthCm,
            height: verified.heightCm,
            actualRate: amountOut(verified.actualRate),
            difference: amountOut(verified.difference),
            verifiedAt: verified.verifiedAt,
          }
        : null,
    },
  };
}

function moneyBlock(shipment: Detail) {
  const charges = shipment.charges.map(({ code, label, amount }) => ({ code, label, amount: amountOut(amount) }));
  const displayRate = amountOrNull(shipment.displayRate);
  const codFee = shipment.type === 'OUTBOUND' ? (amountOrNull(shipment.order?.codFee) ?? 0) : 0;
  const { actualRate, collectionAmount, currency } = shipmentItem(shipment);
  return { displayRate, codFee, charges, money: { actualRate, displayRate, codFee, collectionAmount, charges, currency } };
}

/** Whose cash and whose difference in weight it is, and who was asked about it. */
function custodyBlock({ adjustment, approvals, cod, hasAdjustment }: Detail) {
  return {
    // An invoice that was deleted by packing again counts for nothing.
    adjustment:
      hasAdjustment && adjustment
        ? {
            amount: amountOut(adjustment.amount),
            status: adjustment.status.toLowerCase(),
            paymentUrl: adjustment.paymentUrl,
            paidBy: adjustment.paidBy?.toLowerCase() ?? null,
          }
        : null,
    cod: cod && {
      stage: cod.stage?.toLowerCase() ?? null,
      history: cod.history.map(({ stage, ...step }) => ({ stage: stage.toLowerCase(), ...step })),
    },
    approvals: approvals.map(approvalOut),
  };
}

function carrierBlock(shipment: Detail) {
  return {
    carrierDetail: {
      code: shipment.carrierCode,
      serviceCode: shipment.serviceCode,
      serviceName: shipment.serviceName,
      awb: shipment.awb,
      trackingNumber: shipment.trackingNumber ?? null,
      trackingUrl: shipment.trackingUrl ?? null,
    },
    documents: shipment.label ? [{ type: 'label', url: shipment.label.url }] : [],
  };
}

const LAST = 50;

function historyBlock({ timeline }: Detail) {
  return { timeline: timeline.slice(-LAST).map(eventItem) };
}

function returnsBlock({ returns, returnShipment }: Detail) {
  return {
    returns: returns.flatMap(({ shipment, returnReason }) =>
      shipment
        ? [
            {
              shipmentDetailId: shipment.id,
              shipmentId: shipment.reference,
              status: shipment.status.toLowerCase(),
              billingStatus: shipment.billingStatus.toLowerCase(),
              returnReason: returnReason ?? null,
              createdAt: shipment.createdAt,
            },
          ]
        : [],
    ),
    returnOf: returnShipment?.original
      ? {
          shipmentDetailId: returnShipment.original.id,
          shipmentId: returnShipment.original.reference,
          returnReason: returnShipment.returnReason ?? null,
        }
      : null,
  };
}
