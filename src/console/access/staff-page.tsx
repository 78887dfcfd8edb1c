import { Page } from '../ui/page.js';

export default function StaffPage() {
  return <Page title="staff-page">…</Page>;
}
