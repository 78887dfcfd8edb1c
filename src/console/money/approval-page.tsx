import { Page } from '../ui/page.js';

export default function ApprovalPage() {
  return <Page title="approval-page">…</Page>;
}
