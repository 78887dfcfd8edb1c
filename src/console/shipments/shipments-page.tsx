import { Page } from '../ui/page.js';

export default function ShipmentsPage() {
  return <Page title="shipments-page">…</Page>;
}
