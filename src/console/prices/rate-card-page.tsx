import { Page } from '../ui/page.js';

export default function RateCardPage() {
  return <Page title="rate-card-page">…</Page>;
}
