/** Someone who is logged in to the admin of WordPress, and presses its buttons. */
export class Merchant {
  private readonly cookies = new Map<string, string>();

  private constructor(private readonly url: string) {}

  static async logIn(url: string, name: string, password: string): Promise<Merchant> {
    const merchant = new Merchant(url);
    await merchant.get('/wp-login.php');
    const answer = await merchant.post('/wp-login.php', { log: name, pwd: password, testcookie: '1' });
    if (answer.status !== 302) throw new Error(`${name} may not log in: ${textOf(await answer.text())}`);
    return merchant;
  }

  /** The HTML of a page, after redirects. */
  async get(path: string): Promise<string> {
    const answer = await this.send(path);
    const target = answer.headers.get('location');
    return target === null ? answer.text() : this.get(this.pathOf(target));
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(this.url + path, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Fills in a form of a page, presses a button of it, and answers the page that comes then. */
  async press(page: string, form: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const { target, values } = formIn(page, form);
    const answer = await this.post(this.pathOf(target), { ...values, ...fields });
    const next = answer.headers.get('location');
    return next === null ? answer.text() : this.get(this.pathOf(next));
  }

  /** Uploads a plug-in as a zip, and activates it. */
  async upload(name: string, zip: Uint8Array<ArrayBuffer>): Promise<string> {
    const { values } = formIn(await this.get('/wp-admin/plugin-install.php?tab=upload'), 'wp-upload-form');
    const body = new FormData();
    for (const [field, value] of Object.entries(values)) body.set(field, value);
    body.set('pluginzip', new Blob([zip], { type: 'application/zip' }), name);
    const answer = await this.send('/wp-admin/update.php?action=upload-plugin', { method: 'POST', body });
    const page = await answer.text();
    const [, link] = /href="([^"]*action=activate[^"]*)"/.exec(page) ?? [];
    if (link === undefined) throw new Error(`The plug-in was not installed: ${textOf(page)}`);
    return this.get(`/wp-admin/${decoded(link).replace(/^.*wp-admin\//, '')}`);
  }

  private pathOf(target: string): string {
    const { pathname, search } = new URL(decoded(target), `${this.url}/wp-admin/`);
    return pathname + search;
  }
}

/** Where a form goes, and what its fields hold. */
function formIn(page: string, id: string): { readonly target: string; readonly values: Record<string, string> } {
  const forms = page.match(/<form[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((each) => new RegExp(`^<form[^>]*(id|class)="${id}"`).test(each));
  if (form === undefined) throw new Error(`There is no form ${id} on this page: ${textOf(page)}`);
  const [, target = ''] = /^<form[^>]*action="([^"]*)"/.exec(form) ?? [];
  return { target, values: { ...inputsIn(form), ...choicesIn(form) } };
}

function inputsIn(form: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(input, 'name');
    const isLeft = /type="(submit|file)"/.test(input) || (/type="(checkbox|radio)"/.test(input) && !/\schecked/.test(input));
    if (name !== undefined && !isLeft) values[name] = attribute(input, 'value') ?? '';
  }
  return values;
}

function choicesIn(form: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [, select = '', options = ''] of form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)) {
    const chosen = /<option[^>]*\sselected[^>]*>/.exec(options)?.[0] ?? /<option[^>]*>/.exec(options)?.[0] ?? '';
    values[attribute(select, 'name') ?? ''] = attribute(chosen, 'value') ?? '';
  }
  return values;
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag) ?? [];
  return value === undefined ? undefined : decoded(value);
};

const decoded = (html: string): string =>
  html.replaceAll('&#038;', '&').replaceAll('&#8217;', '’').replaceAll('&#039;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** What a page says, without its code. */
export const textOf = (page: string): string =>
  decoded(
    page
      .replace(/^[\s\S]*<body/, '<body')
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  ).replaceAll(/\s+/g, ' ');
