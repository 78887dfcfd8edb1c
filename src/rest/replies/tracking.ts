import { z } from 'zod';
import { answer, contentAnswer } from '../answer.js';
import { languageOf, wishesOf } from '../negotiate.js';
import type { BrandLogoQuery, SendDeliveryLinkMutation, TrackingQuery } from '../operations.generated.js';
import { trackingPage } from '../pages/tracking-page.js';
import { answered, success } from '../reply/envelopes.js';
import { fields } from '../reply/fields.js';
import { content } from '../reply/reply.js';

type Tracking = TrackingQuery['tracking'];

/** For programs, once nothing is left to collect; the label prints the same. */
const PAID = 'PAID - DO NOT COLLECT';

const s = fields<Tracking['current']>('TrackingStep');
const step = s.shape('TrackingStep', {
  status: s.word('status'),
  label: s.field('title'),
  reason: s.field('reason'),
  occurredAt: s.field('occurredAt'),
  milestone: s.word('milestone'),
  place: s.field('place'),
});

const p = fields<NonNullable<Tracking['payment']>>('TrackingPayment');
const collection = p.group({
  status: p.word('status'),
  amount: p.amount('amount'),
  currency: p.currency('amount'),
  methods: p.words('methods'),
  pay_url: p.field('payUrl'),
});

const o = fields<Tracking['shop']>('TrackingShop');
const shop = o.group({ name: o.field('name'), logo_url: o.field('logoUrl'), ...o.same('email', 'phone', 'url') });

type Delivery = NonNullable<Tracking['delivery']>;
const at = fields<NonNullable<Delivery['position']>>('TrackingPosition');
const map = fields<NonNullable<Delivery['map']>>('TrackingMap');
const d = fields<Delivery>('TrackingDelivery');
const delivery = d.shape('TrackingDelivery', {
  ...d.same('live', 'stopsBefore', 'arrived', 'windowFrom', 'windowTo', 'timeZone', 'driverFirstName', 'callPhone'),
  position: d.one('position', at.group(at.same('lat', 'lng', 'at'))),
  map: d.one('map', map.group(map.same('tileUrl', 'attribution'))),
});

const t = fields<Tracking>('Tracking');
export const tracking = answered(
  'tracking',
  t.shape(
    'Tracking',
    {
      status: success,
      shipment_id: t.field('reference'),
      awb: t.field('awb'),
      tracking_url: t.field('trackingUrl'),
      carrier_url: t.field('portalUrl'),
      carrier: t.field('serviceCode'),
      carrierName: t.field('serviceName'),
      payment: t.computed(z.literal(PAID).nullable().describe('Set when nothing is left to collect on delivery.'), ({ codPaid }) =>
        codPaid ? PAID : null,
      ),
      collection: t.one('payment', collection),
      delivery: t.one('delivery', delivery),
      shop: t.one('shop', shop),
      timezone: t.field('timeZone'),
      current: t.one('current', step),
      nextDay: t.field('nextDay'),
      isReturn: t.field('isReturn'),
      choiceLink: t.field('choiceLink'),
      receiver: t.group(t.same('firstName')),
      destination: t.group({ city: t.field('city'), country: t.field('countryCode') }),
      timeline: t.many('steps', step),
    },
    'The tracking of a parcel.',
  ),
);

const VARY = { Vary: 'Accept, Accept-Language' };

/** Our page, or a redirect to the carrier's. Callers that prefer JSON are not redirected. */
export const trackingPageOrJson = content(
  [
    { status: 200, mediaType: 'text/html', description: 'The page.', json: tracking },
    { status: 302, description: 'Redirects to the tracking page of the carrier.' },
  ],
  (data: TrackingQuery, request) => {
    const wishes = wishesOf(request);
    if (wishes.json) return answer(tracking.read(data, request), { headers: VARY });
    const { portalUrl } = data.tracking;
    if (portalUrl !== null) return contentAnswer('', { Location: portalUrl }, 302);
    const page = trackingPage(data.tracking, { language: wishes.language, isLinkSent: request.query['link'] === 'sent' });
    return contentAnswer(page.content, { ...page.headers, ...VARY });
  },
);

/** Redirects to a GET, so that a reload does not ask twice. */
export const linkSent = content([{ status: 303, description: 'Redirects to the page.' }], (_data: SendDeliveryLinkMutation, request) => {
  const number = encodeURIComponent(request.params['id'] ?? '');
  return contentAnswer('', { Location: `/track/${number}?lang=${languageOf(request)}&link=sent` }, 303);
});

const A_YEAR_SECONDS = 31_536_000;

/** The URL changes with the image, so it can be cached forever. Scripts inside it never run. */
export const logo = content(
  [{ status: 200, mediaType: 'image/*', description: 'A PNG or JPEG image.' }],
  ({ brandLogo: { contentType, content: image } }: BrandLogoQuery) =>
    contentAnswer(image, {
      'Content-Type': contentType,
      'Cache-Control': `public, max-age=${A_YEAR_SECONDS}, immutable`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
);
