import { MedusaError } from '@medusajs/framework/utils';

export interface CarrierService {
  readonly code: string;
  readonly name: string;
}

const QUERY = '{ carriers { active services { code name active } } }';

interface Carriers {
  readonly data?: { readonly carriers: readonly { active: boolean; services: readonly (CarrierService & { active: boolean })[] }[] } | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** The services that shipgraph offers now, for the list from which an admin makes shipping options. */
export async function servicesOf({ url, token }: { url: string; token: () => Promise<string> }): Promise<readonly CarrierService[]> {
  const { data, errors } = await ask(url, await token());
  if (!data) throw failed(errors?.[0]?.message ?? 'there was no answer');
  const offered = data.carriers.filter(({ active }) => active).flatMap(({ services }) => services.filter(({ active }) => active));
  return offered.map(({ code, name }) => ({ code, name }));
}

async function ask(url: string, token: string): Promise<Carriers> {
  try {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: QUERY }),
      signal: AbortSignal.timeout(10_000),
    });
    return (await answer.json()) as Carriers;
  } catch (error) {
    throw failed(error instanceof Error ? error.message : String(error));
  }
}

const failed = (why: string): MedusaError =>
  new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `The services of shipgraph could not be read: ${why}`);
