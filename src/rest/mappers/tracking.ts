import { wishesOf } from '../negotiate.js';
import type { TrackingQuery } from '../operations.generated.js';
import { PAID, trackingPage } from '../pages/tracking-page.js';
import { answer, contentAnswer, type Answer, type RestRequest } from '../route.js';

type Tracking = TrackingQuery['tracking'];

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
  payment: tracking.codPaid ? PAID.en : null,
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
