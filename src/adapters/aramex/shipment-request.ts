import type { Money } from '../../kernel/money.js';
import type { CarrierAccess, CarrierBooking } from '../../modules/carriers/adapter/index.js';
import { amountOf, type AramexAmount } from './amounts.js';
import { clientInfo } from './client-info.js';
import { dateOf } from './dates.js';
import { labelInfo } from './labels.js';
import { dimensionsOf, kilograms, totalGrams } from './measures.js';
import { partyOf } from './party.js';
import { additionalServices, groupOfLane } from './products.js';

const MAX_DESCRIPTION = 100;
const MAX_INSTRUCTIONS = 200;

/** A request for one shipment, which the account of the shipper pays. */
export function shipmentRequest(account: CarrierAccess, booking: CarrierBooking) {
  const { reference, orderNumber, shipper, consignee } = booking;
  const now = account.now();
  const ready = later(booking.pickup.from, now);
  return {
    Shipments: [
      {
        Reference1: reference,
        Reference2: orderNumber,
        Reference3: booking.returnOf ?? '',
        Shipper: partyOf(shipper, reference, clientInfo(account).AccountNumber),
        Consignee: partyOf(consignee, reference),
        ThirdParty: null,
        ShippingDateTime: dateOf(ready, shipper.countryCode),
        DueDate: dateOf(later(booking.pickup.to, ready), shipper.countryCode),
        Comments: '',
        PickupLocation: 'Reception',
        OperationsInstructions: cut(consignee.deliveryNote ?? '', MAX_INSTRUCTIONS),
        // Spelt like this in Aramex's interface.
        AccountingInstrcutions: '',
        Details: detailsOf(booking),
        Attachments: [],
        ForeignHAWB: '',
        TransportType: 0,
        PickupGUID: '',
        Number: null,
        ScheduledDelivery: null,
      },
    ],
    LabelInfo: labelInfo,
  };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

function detailsOf(booking: CarrierBooking) {
  const { shipper, consignee, parcels, products, cod } = booking;
  const group = groupOfLane({ from: shipper.countryCode, to: consignee.countryCode });
  const [parcel] = parcels;
  return {
    Dimensions: parcel && parcels.length === 1 ? dimensionsOf(parcel) : null,
    ActualWeight: kilograms(totalGrams(parcels)),
    ChargeableWeight: null,
    DescriptionOfGoods: cut(booking.contents, MAX_DESCRIPTION),
    GoodsOriginCountry: products[0]?.originCountry ?? shipper.countryCode,
    NumberOfPieces: parcels.length,
    ProductGroup: group,
    ProductType: booking.carrierService,
    PaymentType: 'P',
    PaymentOptions: '',
    CustomsValueAmount: group === 'EXP' ? amountOf(booking.declaredValue) : null,
    CashOnDeliveryAmount: amountOrNull(cod),
    InsuranceAmount: null,
    CashAdditionalAmount: null,
    CashAdditionalAmountDescription: '',
    CollectAmount: null,
    Services: additionalServices({ cod: cod !== null, incoterm: booking.incoterm }),
    Items: itemsOf(booking),
  };
}

const amountOrNull = (amount: Money | null): AramexAmount | null => amount && amountOf(amount);

/** The lines for customs. The boxes of a shipment of several pieces are on the first one: `Dimensions` has room for one only. */
function itemsOf({ products, parcels }: CarrierBooking) {
  const boxes = parcels.length > 1 ? parcels.flatMap((parcel) => dimensionsOf(parcel) ?? []) : [];
  return products.map((product, index) => ({
    PackageType: 'Box',
    Quantity: product.quantity,
    Weight: kilograms(product.unitWeightG * product.quantity),
    Comments: cut(product.description, MAX_DESCRIPTION),
    Reference: product.sku ?? '',
    PiecesDimensions: index === 0 && boxes.length > 0 ? boxes : null,
    CommodityCode: product.hsCode ?? '',
    GoodsDescription: cut(product.description, MAX_DESCRIPTION),
    CountryOfOrigin: product.originCountry ?? '',
    CustomsValue: amountOf(product.unitPrice),
    ContainerNumber: '',
  }));
}

/** The first characters, without cutting one in half. */
const cut = (text: string, max: number): string => {
  const start = text.trim().slice(0, max);
  return start.isWellFormed() ? start : start.slice(0, -1);
};
