import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Router, type Request, type RequestHandler } from 'express';
import { parse, type GraphQLSchema } from 'graphql';
import ipaddr from 'ipaddr.js';
import { stranger } from './kernel/actor.js';
import { invalid, refuse, refuseFields } from './kernel/errors.js';
import type { Database } from './platform/db/database.js';
import { compileOperation } from './platform/graphql/execute.js';
import { jsonBodyOf } from './platform/http/body.js';
import { rawBody } from './platform/http/raw-body.js';
import { sendJson } from './platform/http/server.js';
import { Context } from './platform/work/context.js';
import { ANONYMOUS, callerIp } from './rest/authenticate.js';
import { type DemoAccount, demoAccounts } from './rest/docs/demo-accounts.js';
import type { DemoCredentials } from './seed/demo-accounts.js';
import type { Services } from './services.js';

export interface DemoParts {
  readonly schema: GraphQLSchema;
  readonly database: Database<Services>;
  readonly services: Services;
  /** The file with the secrets of the demo accounts, which holds no others. */
  readonly credentials: string;
}

/** What a page sends with its requests from then on. */
interface SignedIn {
  readonly name: string;
  readonly token: string;
  /** Of the demo shop. */
  readonly domain?: string;
}

/** The shop that the samples of the documentation name. */
const SHOP = { shopId: 'mugs.example', shopName: 'Mugs', platform: 'custom', url: 'https://mugs.example' };

const LOGIN: TypedDocumentNode<{ login: { token: string } }, { email: string; password: string }> = parse(
  'mutation DemoLogin($email: String!, $password: String!) { login(email: $email, password: $password) { token } }',
);
const CONNECT: TypedDocumentNode<{ connectShop: { token: string } }, { input: object }> = parse(
  'mutation DemoShop($input: ConnectShopInput!) { connectShop(input: $input) { token } }',
);
const ACTIVATE: TypedDocumentNode<object, object> = parse(
  'mutation DemoActivation { setActivation(input: { activate: true }) { shop { id } } }',
);

const MAX_BODY_BYTES = 1_000;

/**
 * Signs the readers of the documentation in as a demo account, so that no one has to look for a token. Mounted in a demo only, and used by
 * its own pages only: it takes JSON, which other sites cannot send, and asks for a host name that leads here and not, as a name of another
 * site may, from elsewhere. It serves this machine and private networks, because a demo that the internet reaches by mistake is no one's to use.
 */
export function demoSignIn(parts: DemoParts): Router {
  const signInAs = signer(parts);
  const sign: RequestHandler = (request, response, next) => {
    const answer = async (): Promise<void> => {
      assertOwnPage(request, parts.services.publicUrl());
      sendJson(response, 200, await signInAs(accountOf(request), request));
    };
    answer().catch(next);
  };
  return Router({ caseSensitive: true })
    .post('/docs/demo/sign-in', rawBody(MAX_BODY_BYTES), sign)
    .all('/docs/demo/sign-in', (_request, response, next) => {
      response.setHeader('Allow', 'POST');
      next(refuse('METHOD_NOT_ALLOWED'));
    });
}

function accountOf(request: Request): DemoAccount {
  const body = jsonBodyOf(request);
  const account = typeof body === 'object' && body !== null && 'account' in body ? body['account'] : undefined;
  const accounts = Object.keys(demoAccounts) as DemoAccount[];
  const known = accounts.find((each) => each === account);
  if (known === undefined) throw refuseFields([invalid('account', 'oneOf', { allowed: accounts.join(', ') }, accounts)]);
  return known;
}

function assertOwnPage(request: Request, publicUrl: string): void {
  const { origin, host = '', 'sec-fetch-site': site = 'same-origin' } = request.headers;
  const isOwnOrigin = origin === undefined || URL.parse(origin)?.host === host;
  if (!isOwnOrigin || site !== 'same-origin' || !leadsHere(host, publicUrl) || !isNear(request)) throw refuse('FORBIDDEN.demoElsewhere');
}

/** A name that another site controls may lead here as well. */
function leadsHere(host: string, publicUrl: string): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || /(^|\.)localhost$/.test(hostname) || hostname === new URL(publicUrl).hostname;
}

const NEAR: readonly string[] = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** A proxy that is not trusted hides who asks. */
function isNear(request: Request): boolean {
  const address = callerIp(request);
  const isHidden = (request.headers['x-forwarded-for'] ?? request.headers['forwarded']) !== undefined && request.ips.length === 0;
  return !isHidden && ipaddr.isValid(address) && NEAR.includes(ipaddr.process(address).range());
}

function signer({ schema, database, services, credentials }: DemoParts) {
  const [login, connect, activate] = [
    compileOperation(schema, LOGIN),
    compileOperation(schema, CONNECT),
    compileOperation(schema, ACTIVATE),
  ];
  const contextOf = (request: Request, by: { actor: typeof stranger; credentialId: string }) =>
    new Context(database, services, { ...by, requestId: request.requestId, ip: callerIp(request) });
  const asStranger = (request: Request) => contextOf(request, { actor: stranger, credentialId: ANONYMOUS });

  const session = async ({ email, password }: DemoCredentials['seller'], request: Request): Promise<string> =>
    (await login.run(asStranger(request), { email, password })).login.token;

  async function shop({ seller }: DemoCredentials, request: Request): Promise<string> {
    const { connectShop } = await connect.run(asStranger(request), { input: { ...seller, ...SHOP } });
    await activate.run(contextOf(request, await services.access.authenticate(connectShop.token, callerIp(request), undefined)), {});
    return connectShop.token;
  }

  return async (account: DemoAccount, request: Request): Promise<SignedIn> => {
    const known = JSON.parse(await readFile(credentials, 'utf8')) as DemoCredentials;
    const name = `${demoAccounts[account].charAt(0).toLowerCase()}${demoAccounts[account].slice(1)}`;
    switch (account) {
      case 'seller':
        return { name, token: await session(known.seller, request) };
      case 'operator':
        return { name, token: await session(known.operator, request) };
      case 'admin':
        return { name, token: await session(known.superAdmin, request) };
      case 'erp':
        return { name, token: known.erpToken };
      case 'shop':
        return { name, token: await shop(known, request), domain: SHOP.shopId };
    }
  };
}
