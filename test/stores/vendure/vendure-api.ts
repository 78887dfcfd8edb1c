type Variables = Readonly<Record<string, unknown>>;

/** One person at the APIs of Vendure, with a session. */
export class VendureUser {
  private token: string | undefined;

  constructor(
    private readonly url: string,
    private readonly api: 'admin-api' | 'shop-api',
  ) {}

  /** Answers the data of the only field. Refusals of Vendure are data too: they fail here, unless a test looks for them. */
  // What is found in answers is what is asserted.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async ask(query: string, variables: Variables = {}): Promise<any> {
    const answer = await this.askAtAll(query, variables);
    if (answer?.errorCode) throw new Error(`Vendure refused ${query}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Answers a refusal as it is. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  async askAtAll(query: string, variables: Variables = {}): Promise<any> {
    const response = await fetch(`${this.url}/${this.api}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers() },
      body: JSON.stringify({ query, variables }),
    });
    this.token = response.headers.get('vendure-auth-token') ?? this.token;
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown>; errors?: readonly { message: string }[] };
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return Object.values(data ?? {})[0];
  }

  headers(): Record<string, string> {
    return this.token === undefined ? {} : { authorization: `Bearer ${this.token}` };
  }

  get(path: string): Promise<Response> {
    return fetch(this.url + path, { headers: this.headers() });
  }
}

export async function ownerOf(url: string, password: string): Promise<VendureUser> {
  const owner = new VendureUser(url, 'admin-api');
  await owner.ask(
    `mutation($password: String!) { login(username: "owner", password: $password) { __typename ... on ErrorResult { errorCode message } } }`,
    { password },
  );
  return owner;
}
