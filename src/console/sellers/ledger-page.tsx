import { Page } from '../ui/page.js';

export default function LedgerPage() {
  return <Page title="ledger-page">…</Page>;
}
