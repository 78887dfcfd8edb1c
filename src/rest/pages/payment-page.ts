import { escapeHtml } from '../../kernel/text.js';
import type { Language } from '../negotiate.js';
import type { PaymentPageQuery } from '../operations.generated.js';
import { pageOf, type Page } from './page.js';
import { paymentWords, type PaymentWords } from './payment-words.js';

type Payable = PaymentPageQuery['paymentPage'];

/** The page of a payment link: amount, purpose and what to do. */
export function paymentPage(payable: Payable, language: Language): Page {
  const words = paymentWords[language];
  const main = [headOf(payable, words), adviceOf(payable, words), detailsOf(payable, words)].filter(Boolean).join('\n');
  const title = `${words.title} ${payable.refId} – ${payable.shopName}`;
  const forms = ["'self'", ...(payable.providerOrigin ? [payable.providerOrigin] : [])].join(' ');
  return pageOf({ title, language, main, forms: payable.way === 'NONE' ? undefined : forms });
}

function headOf(payable: Payable, words: PaymentWords): string {
  const { amount, currency } = payable.amount;
  const mood = payable.status === 'PAID' ? 'good' : payable.status === 'UNPAID' ? 'fair' : 'bad';
  return `<section class="${mood}"><p class="soft"><bdi>${escapeHtml(payable.shopName)}</bdi></p>
<h1>${words.headline[payable.status]}</h1>
<p class="amount"><bdi dir="ltr">${escapeHtml(currency)} ${escapeHtml(amount)}</bdi></p>${buttonOf(payable, words)}</section>`;
}

/** A form without fields: the service decides the amount, not the browser. */
function buttonOf({ way }: Payable, words: PaymentWords): string {
  if (way === 'NONE') return '';
  const label = way === 'DEMO' ? words.payDemo : words.pay;
  return `\n<form method="post"><button type="submit">${label}</button></form>`;
}

function adviceOf({ status, kind, way }: Payable, words: PaymentWords): string {
  const advice = status === 'UNPAID' ? (way === 'NONE' ? words.unpaid[kind] : words.online[kind]) : words.advice[status];
  return `<section><h2>${words.what}</h2>${advice.map((line) => `<p>${line}</p>`).join('')}</section>`;
}

function detailsOf(payable: Payable, words: PaymentWords): string {
  const facts = [
    [words.purpose, words.purposes[payable.kind]],
    [words.order, bdi(payable.orderReference)],
    [words.parcel, bdi(payable.shipmentReference)],
    [words.invoice, bdi(String(payable.refId))],
  ];
  return `<section><h2>${words.details}</h2><dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></section>`;
}

const bdi = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;
