import { Page } from '../ui/page.js';

export default function ShipmentPage() {
  return <Page title="shipment-page">…</Page>;
}
