import { Page } from '../ui/page.js';

export default function ShopsPage() {
  return <Page title="shops-page">…</Page>;
}
