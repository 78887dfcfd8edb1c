import { Page } from '../ui/page.js';

export default function WebhooksPage() {
  return <Page title="webhooks-page">…</Page>;
}
