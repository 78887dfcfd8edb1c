import { Page } from '../ui/page.js';

export default function ApprovalsPage() {
  return <Page title="approvals-page">…</Page>;
}
