import type { StopView } from '../model/view.js';

/** For a number in E.164, as the service sends those that can be dialled. */
export const callLink = (phone: string): string => `tel:${phone}`;
export const messageLink = (phone: string): string => `sms:${phone}`;
export const whatsappLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** Opens the driver's own map: by the point, or by the address where there is none. */
export function mapLink({ point, address, city, countryCode }: Pick<StopView, 'point' | 'address' | 'city' | 'countryCode'>): string {
  const place = [address, city, countryCode].filter(Boolean).join(', ');
  const query = encodeURIComponent(point ? `${point.lat},${point.lng}` : place);
  // iPhones do not know geo: links.
  if (/iPhone|iPad/.test(navigator.userAgent)) return `https://maps.apple.com/?q=${query}`;
  return point ? `geo:${point.lat},${point.lng}?q=${query}` : `geo:0,0?q=${query}`;
}
