import { escapeHtml } from '../../../kernel/text.js';
import type { JsonObject } from '../../../platform/http/json.js';
import type { Door } from '../../route.js';
import { demoAccounts, type DemoAccount } from '../demo-accounts.js';
import { json, printed } from '../samples/notation.js';
import { exampleParts, type Parameter, type RestCall } from './rest-calls.js';

const BY_DOOR: Readonly<Record<Door, readonly DemoAccount[]>> = {
  public: [],
  shopToken: ['shop'],
  bearer: ['seller'],
  erpToken: ['erp'],
  signedLink: ['erp'],
};

/** Leads to the form, which scripts show. */
export const TRY_LINK = '<a class="to-try" href="#try" hidden>Try it</a>';

/** Sends the request from the page. Scripts show it; without them there is nothing to try. */
export function tryForm(call: RestCall, demo: boolean): string {
  const { route, operation, parameters } = call;
  const { path, query, body } = exampleParts(call);
  const inputs = parameters
    .filter(({ in: place }) => place !== 'header')
    .map((parameter) => parameterInput(parameter, path[parameter.name] ?? query[parameter.name] ?? ''));
  const sent = operation.requestBody === undefined ? '' : textArea('body', 'Body', printed(body ?? {}, json));
  return form(
    { method: route.method, path: route.path, accounts: BY_DOOR[route.door], isShop: route.door === 'shopToken', demo },
    inputs.join('') + sent,
  );
}

/** The same for a document of GraphQL. */
export const tryDocument = (
  { document, variables }: { document: string; variables: JsonObject },
  accounts: readonly DemoAccount[],
  demo: boolean,
): string =>
  form(
    { method: 'POST', path: '/graphql', accounts, isShop: false, demo },
    textArea('document', 'Document', document) + textArea('variables', 'Variables', printed(variables, json)),
  );

interface Form {
  readonly method: string;
  readonly path: string;
  readonly accounts: readonly DemoAccount[];
  readonly isShop: boolean;
  readonly demo: boolean;
}

const form = ({ method, path, accounts, isShop, demo }: Form, inputs: string): string => `<section class="try" id="try" hidden>
<h2 class="label">Try it</h2>
<form data-method="${method}" data-path="${escapeHtml(path)}">
${accounts.length === 0 ? '' : credentials(accounts, isShop, demo)}${inputs}
<p class="send"><button type="submit" class="button">Send request</button>${method === 'GET' ? '' : ' <span>It changes the data of this service.</span>'}</p>
</form>
<div class="outcome" role="status"></div>
</section>`;

function credentials(accounts: readonly DemoAccount[], isShop: boolean, demo: boolean): string {
  const own = `<label>Token<input name="token" type="password" autocomplete="off" spellcheck="false"></label>${isShop ? '<label>Domain of the shop<input name="domain" autocomplete="off" spellcheck="false"></label>' : ''}`;
  if (!demo) return `<fieldset><legend>Credentials</legend>${own}</fieldset>`;
  const buttons = accounts.map((account) => `<button type="button" data-sign-in="${account}">${demoAccounts[account]}</button>`).join(' ');
  return `<fieldset><legend>Sign in</legend><p class="accounts">${buttons}</p><p class="signed" role="status"></p>
<details><summary>Use a token</summary>${own}</details></fieldset>`;
}

const parameterInput = ({ name, required }: Parameter, value: string): string =>
  `<label>${escapeHtml(name)}<input name="${escapeHtml(name)}" data-parameter value="${escapeHtml(value)}" autocomplete="off" spellcheck="false"${required ? ' required' : ''}></label>`;

const textArea = (name: string, title: string, value: string): string =>
  `<label>${title}<textarea name="${name}" spellcheck="false" rows="${Math.min(16, Math.max(3, value.split('\n').length))}">${escapeHtml(value)}</textarea></label>`;
