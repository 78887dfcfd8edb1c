import { Page } from '../ui/page.js';

export default function SellersPage() {
  return <Page title="sellers-page">…</Page>;
}
