import { errorCatalogue } from '../../kernel/errors.js';
import { errorPagePath } from '../print-error.js';
import { guideGroups, type Guide } from './guides.js';
import { slugOf } from './slug.js';

/** The landing page. Keeps the anchors `routes`, `errors` and `error-...` of an earlier page. */
export const landing = (explorer: boolean): string => `<h1>shipgraph documentation</h1>
<p class="lead">shipgraph is a shipping and fulfilment backend for online stores: rates, orders, shipments, cash on delivery and the ledger behind them,
through GraphQL and REST.</p>
<p class="start"><a class="button" href="/docs/quick-start">Quick start</a> <a class="button quiet" href="/docs/api">API reference</a></p>
<section id="routes" class="cards">${(explorer ? [API, EXPLORER, CONSOLE] : [API, CONSOLE]).map(card).join('')}</section>
${guideGroups.map(({ title, guides }) => `<h2>${title}</h2><div class="cards">${guides.map(guideCard).join('')}</div>`).join('\n')}
<h2 id="errors">Error codes</h2><p>Every error carries one of these codes and a link to its page. <a href="/docs/errors">Errors</a> explains how to handle them.</p>
<ul class="codes">${errorCatalogue.map(({ code }) => `<li id="error-${slugOf(code).replaceAll('_', '-')}"><a href="${errorPagePath(code)}"><code>${code}</code></a></li>`).join('\n')}</ul>`;

interface Card {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
}

const API = { path: '/docs/api', title: 'REST API reference', summary: 'Every route of the store and ERP interfaces, to read and to try.' };
const EXPLORER = {
  path: '/graphql',
  title: 'GraphQL explorer',
  summary: 'An editor for queries, with the schema beside it and an example for each step.',
};
const CONSOLE = { path: '/console', title: 'Console', summary: 'The web application for operations, accounting and sellers.' };

const card = ({ path, title, summary }: Card): string => `<a class="card" href="${path}"><b>${title}</b><span>${summary}</span></a>`;
const guideCard = ({ name, title, summary }: Guide): string => card({ path: `/docs/${name}`, title, summary });
