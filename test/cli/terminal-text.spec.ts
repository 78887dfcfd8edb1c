import type { TestApp } from '../support/app.js';
import { shipgraph } from '../support/command-line.js';
import { sharedWeb } from '../support/shared-app.js';
import { anOrder, connectShop, sessionOf, type ConnectedShop } from '../support/story.js';

/** A new title of the window, a cleared screen in both forms, a bell, hidden text, and the marks that turn text around. */
const HOSTILE = ['\u001b]0;owned\u0007', '\u001b[2J', '\u009b2J', '\u001b[8m', '\u007f', '\u202egnp', '\u2066', '\u2069'].join('x');
const OBEYED = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

let app: TestApp;
let shop: ConnectedShop;
let env: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await sharedWeb();
  shop = await connectShop(app);
  env = { SHIPGRAPH_URL: app.client.baseUrl, SHIPGRAPH_TOKEN: await sessionOf(app, app.accounts.operator) };
});

async function newParcel(): Promise<string> {
  const order = anOrder(shop.domain, { orderReference: `R-${HOSTILE}` });
  const customer = { ...order.customer, firstName: `Aisha${HOSTILE}`, lastName: `ليلى\u200f${HOSTILE}` };
  return (await app.client.post('/api/order', { ...order, customer }, shop.headers)).body.shipment_id;
}

describe('Names that others have written', () => {
  it('reach a terminal without what it would obey, whatever prints them (#30)', async () => {
    const id = await newParcel();
    const terminal = { columns: 200 };
    for (const args of [
      ['shipments', 'show', id],
      ['shipments', 'list'],
      ['shipments', 'show', `${HOSTILE}${id}`],
      ['shipments', HOSTILE],
    ]) {
      const { out, err } = await shipgraph(args, { env: { ...env, NO_COLOR: '1' }, terminal });
      expect(`${out}${err}`).toBeTruthy();
      expect(`${out}${err}`.replaceAll('\r\u001b[K', '')).not.toMatch(OBEYED);
    }
    const coloured = (await shipgraph(['shipments', 'show', id], { env, terminal })).out.replace(/\u001b\[(1|2|22|31|32|33|39)m/g, '');
    expect(coloured).toContain('ليلى\u200f');
    expect(coloured).not.toMatch(OBEYED);
  });

  it('are the same for scripts, which read them from a document without such characters (#30)', async () => {
    const id = await newParcel();
    const { out } = await shipgraph(['--json', 'shipments', 'show', id], { env });

    expect(out).not.toMatch(OBEYED);
    expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  });
});
