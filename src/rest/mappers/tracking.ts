import { wishesOf } from '../negotiate.js';
import type { BrandLogoQuery, TrackingQuery } from '../operations.generated.js';
import { trackingPage } from '../pages/tracking-page.js';
import { answer, contentAnswer, type Answer, type RestRequest } from '../legacy-route.js';

import { amountOut } from './json.js';

type Tracking = TrackingQuery['tracking'];

/** What programs are told once nothing is left to collect, in the words of the label. */
const PAID = 'PAID - DO NOT COLLECT';

export const trackingInput = (request: RestRequest): unknown => ({ id: request.params['id'], language: wishesOf(request).language });

/** Whoever asks for JSON gets it here too, and is not sent away. */
export function trackingPageOutput({ tracking }: TrackingQuery, request: RestRequest): Answer {
  const wishes = wishesOf(request);
  const vary = { Vary: 'Accept, Accept-Language' };
  if (wishes.json) return answer(trackingJson(tracking), { headers: vary });
  if (tracking.portalUrl !== null) return contentAnswer('', { Location: tracking.portalUrl }, 302);
  const page = trackingPage(tracking, wishes.language);
  return contentAnswer(page.content, { ...page.headers, ...vary });
}

export const trackingJson = (tracking: Tracking) => ({
  status: 'success',
  shipment_id: tracking.reference,
  awb: tracking.awb,
  tracking_url: tracking.trackingUrl,
  carrier_url: tracking.portalUrl,
  carrier: tracking.serviceCode,
  carrierName: tracking.serviceName,
  payment: tracking.codPaid ? PAID : null,
  collection: collectionOut(tracking.payment),
  shop: shopOut(tracking.shop),
  timezone: tracking.timeZone,
  current: stepOut(tracking.current),
  receiver: { firstName: tracking.firstName },
  destination: { city: tracking.city, country: tracking.countryCode },
  timeline: tracking.steps.map(stepOut),
});

const stepOut = ({ status, title, occurredAt }: Tracking['current']) => ({
  status: status.toLowerCase(),
  label: title,
  occurredAt,
});

const collectionOut = (payment: Tracking['payment']) =>
  payment && {
    status: payment.status.toLowerCase(),
    amount: payment.amount && amountOut(payment.amount),
    currency: payment.amount?.currency ?? null,
    methods: payment.methods.map((method) => method.toLowerCase()),
    pay_url: payment.payUrl,
  };

const shopOut = ({ name, logoUrl, email, phone, url }: Tracking['shop']) => ({ name, logo_url: logoUrl, email, phone, url });

export const logoInput = ({ params }: RestRequest): unknown => ({ fileName: params['file'] });

const A_YEAR_SECONDS = 31_536_000;

/** The name changes with the image, so it may be kept for ever. Nothing in it is ever run. */
export const logoOutput = ({ brandLogo: { contentType, content } }: BrandLogoQuery): Answer =>
  contentAnswer(content, {
    'Content-Type': contentType,
    'Cache-Control': `public, max-age=${A_YEAR_SECONDS}, immutable`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
