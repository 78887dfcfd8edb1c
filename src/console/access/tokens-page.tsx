import { Page } from '../ui/page.js';

export default function TokensPage() {
  return <Page title="tokens-page">…</Page>;
}
