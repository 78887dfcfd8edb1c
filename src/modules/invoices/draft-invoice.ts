import type { InvoicingSettings } from '../../kernel/settings.js';
import type { Address } from '../addresses/index.js';
import type { Seller } from '../sellers/index.js';
import type { InvoiceDocument, InvoiceLine, InvoiceParty } from './invoice-document.js';
import { splitVat } from './invoice.rules.js';
import type { Charge, Funding } from './read-charges.js';

export interface InvoiceDraft {
  readonly sellerId: string;
  readonly currency: string;
  readonly netMinor: bigint;
  readonly vatMinor: bigint;
  readonly grossMinor: bigint;
  readonly document: InvoiceDocument;
}

/** Drafts the invoice of one seller in one currency from its charges of the month. */
export function draftInvoice(seller: Seller, charges: readonly Charge[], operator: InvoicingSettings): InvoiceDraft {
  const lines = [...Map.groupBy(charges, ({ kind }) => kind)].map(([kind, of]): InvoiceLine => {
    const gross = sum(of.map(({ grossMinor }) => grossMinor));
    const { netMinor, vatMinor } = splitVat(gross, operator.vatBasisPoints);
    const quantity = of.reduce((count, each) => count + each.quantity, 0);
    return { kind, quantity, net: String(netMinor), vat: String(vatMinor), gross: String(gross) };
  });
  const paidBy = (funding: Funding): string =>
    String(sum(charges.filter((charge) => charge.funding === funding).map(({ grossMinor }) => grossMinor)));
  return {
    sellerId: seller.id,
    currency: charges[0]?.currency ?? '',
    netMinor: sum(lines.map(({ net }) => BigInt(net))),
    vatMinor: sum(lines.map(({ vat }) => BigInt(vat))),
    grossMinor: sum(lines.map(({ gross }) => BigInt(gross))),
    document: {
      operator: {
        name: operator.operatorName ?? '',
        contact: null,
        address: operator.operatorAddress,
        vatNumber: operator.operatorVatNumber,
      },
      seller: sellerParty(seller),
      lines,
      settled: { wallet: paidBy('wallet'), link: paidBy('link'), account: paidBy('account') },
    },
  };
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const sellerParty = ({ displayName, name, address, taxId }: Seller): InvoiceParty => ({
  name: displayName,
  contact: displayName === name ? null : name,
  address: address === null ? [] : addressLines(address),
  vatNumber: taxId,
});

function addressLines({ address, city, state, zip, country }: Address): string[] {
  const place = [city, state === city ? null : state, zip].filter((part) => part?.trim()).join(', ');
  return [address, place, country].filter((line) => line.trim() !== '');
}
