import { Page } from '../ui/page.js';

export default function SellerPage() {
  return <Page title="seller-page">…</Page>;
}
