import { createHash } from 'node:crypto';

/**
 * Keeps the section of a delivery up to date. The service sends the parts of the section; unchanged ones are left alone. When the delivery
 * has ended, or the stream cannot be opened, the page is loaded again.
 */
const SCRIPT = `'use strict';
(() => {
  const section = document.getElementById('delivery');
  const reload = () => location.reload();
  const source = new EventSource(section.dataset.live);
  source.addEventListener('section', ({ data }) => {
    const news = new DOMParser().parseFromString(JSON.parse(data), 'text/html');
    for (const part of section.querySelectorAll('[data-part]')) {
      const { innerHTML } = news.querySelector('[data-part="' + part.dataset.part + '"]');
      if (part.innerHTML !== innerHTML) part.innerHTML = innerHTML;
    }
  });
  source.addEventListener('end', () => {
    source.close();
    reload();
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(reload, 60000);
  });
  addEventListener('pagehide', () => source.close());
})();
`;

const digest = (encoding: 'base64' | 'base64url'): string => createHash('sha256').update(SCRIPT).digest(encoding);

/** The script of tracking pages. Its URL changes with its content. */
export const trackingScript = {
  content: SCRIPT,
  path: '/static/tracking.js',
  url: `/static/tracking.js?v=${digest('base64url').slice(0, 12)}`,
  integrity: `sha256-${digest('base64')}`,
};
