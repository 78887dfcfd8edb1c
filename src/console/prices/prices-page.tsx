import { Page } from '../ui/page.js';

export default function PricesPage() {
  return <Page title="prices-page">…</Page>;
}
