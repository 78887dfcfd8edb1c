import { Page } from '../ui/page.js';

export default function BoardPage() {
  return <Page title="board-page">…</Page>;
}
