import { Page } from '../ui/page.js';

export default function AdjustmentsPage() {
  return <Page title="adjustments-page">…</Page>;
}
