import type { ShipmentMilestone, ShipmentStatus } from '../shipments/index.js';
import type { TrackingLanguage } from './tracking.enums.js';

/** Stages shown to shoppers; one stage may cover several statuses. */
export const stages = [
  'placed', 'packed', 'ready', 'collection_delayed', 'collected', 'sorted', 'on_the_way', 'at_facility', 'in_customs', 'out_for_delivery', 'at_pickup_point',
  'delayed', 'attempt_failed', 'not_delivered', 'returning', 'returned', 'delivered', 'cancelled',
] as const; // prettier-ignore
export type Stage = (typeof stages)[number];

export const stageOfStatus: Readonly<Record<ShipmentStatus, Stage>> = {
  new: 'placed',
  fulfilled: 'packed',
  pickup: 'ready',
  in_transit_pickup: 'ready',
  pickup_failed: 'collection_delayed',
  not_collected: 'collection_delayed',
  picked_up: 'collected',
  at_sorting: 'sorted',
  verified: 'sorted',
  ready_to_book: 'sorted',
  booked: 'sorted',
  in_transit: 'out_for_delivery',
  on_hold: 'delayed',
  failed: 'not_delivered',
  return_to_sender: 'returning',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

export const stageOfMilestone: Readonly<Record<ShipmentMilestone, Stage>> = {
  in_transit: 'on_the_way',
  at_facility: 'at_facility',
  customs: 'in_customs',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'at_pickup_point',
};

/** The milestone of each stage, out of the four that shoppers see. */
export const milestoneOfStage: Readonly<Record<Stage, number>> = {
  placed: 1,
  packed: 1,
  ready: 1,
  collection_delayed: 1,
  collected: 2,
  sorted: 2,
  on_the_way: 2,
  at_facility: 2,
  in_customs: 2,
  out_for_delivery: 3,
  at_pickup_point: 3,
  delayed: 2,
  attempt_failed: 3,
  not_delivered: 3,
  returning: 3,
  returned: 3,
  delivered: 4,
  cancelled: 1,
};

const titles: Readonly<Record<TrackingLanguage, Readonly<Record<Stage, string>>>> = {
  en: {
    placed: 'Order received',
    packed: 'Packed by the shop',
    ready: 'Waiting for the driver to collect it from the shop',
    collection_delayed: 'We will collect it from the shop soon',
    collected: 'Collected from the shop',
    sorted: 'At our sorting centre',
    on_the_way: 'On its way',
    at_facility: 'Arrived at a hub of the carrier',
    in_customs: 'At customs',
    out_for_delivery: 'Out for delivery',
    at_pickup_point: 'Ready for you to collect',
    delayed: 'Delivery is delayed',
    attempt_failed: 'We tried to deliver it, but could not',
    not_delivered: 'Could not be delivered',
    returning: 'On its way back to the shop',
    returned: 'Returned to the shop',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  ar: {
    placed: 'تم استلام الطلب',
    packed: 'جهّز المتجر الطلب',
    ready: 'بانتظار وصول السائق إلى المتجر لاستلامها',
    collection_delayed: 'سنستلم الشحنة من المتجر قريبًا',
    collected: 'استلمنا الشحنة من المتجر',
    sorted: 'في مركزنا للفرز',
    on_the_way: 'في الطريق',
    at_facility: 'وصلت إلى أحد مراكز شركة النقل',
    in_customs: 'قيد التخليص الجمركي',
    out_for_delivery: 'خرجت للتوصيل',
    at_pickup_point: 'جاهزة، يمكنك استلامها',
    delayed: 'تأخّر التوصيل',
    attempt_failed: 'حاولنا توصيلها ولم نتمكن',
    not_delivered: 'تعذّر التوصيل',
    returning: 'في طريقها إلى المتجر',
    returned: 'أعيدت إلى المتجر',
    delivered: 'تم التوصيل',
    cancelled: 'ألغيت الشحنة',
  },
};

/** A return is collected from the shopper and goes to the shop, so titles that mention the shop differ. */
const returnTitles: Readonly<Record<TrackingLanguage, Readonly<Partial<Record<Stage, string>>>>> = {
  en: {
    placed: 'Return requested',
    packed: 'Packed for the way back',
    ready: 'The driver will come to collect it',
    collection_delayed: 'We will collect it soon',
    collected: 'Collected',
    out_for_delivery: 'On its way to the shop',
    returning: 'On its way back to its sender',
    returned: 'Returned to its sender',
    delivered: 'Delivered to the shop',
  },
  ar: {
    placed: 'تم طلب الإرجاع',
    packed: 'جُهّزت الشحنة للإرجاع',
    ready: 'سيأتي السائق لاستلامها',
    collection_delayed: 'سنستلم الشحنة قريبًا',
    collected: 'استلمنا الشحنة',
    out_for_delivery: 'في طريقها إلى المتجر',
    returning: 'في طريقها إلى المرسل',
    returned: 'أعيدت إلى المرسل',
    delivered: 'تم التوصيل إلى المتجر',
  },
};

/** The title of a stage, in the wording for its direction. */
export const titleOf = (stage: Stage, { language, isReturn }: { language: TrackingLanguage; isReturn: boolean }): string =>
  (isReturn ? returnTitles[language][stage] : undefined) ?? titles[language][stage];
