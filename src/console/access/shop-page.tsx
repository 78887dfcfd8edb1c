import { Page } from '../ui/page.js';

export default function ShopPage() {
  return <Page title="shop-page">…</Page>;
}
