import { Page } from '../ui/page.js';

export default function WebhookPage() {
  return <Page title="webhook-page">…</Page>;
}
