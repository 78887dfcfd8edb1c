import { Page } from '../ui/page.js';

export default function PickupsPage() {
  return <Page title="pickups-page">…</Page>;
}
