import { z } from 'zod';
import { superadmin } from './engine-process';

const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename }
}`;

const uploadMutation = `mutation ($input: [CreateAssetInput!]!) {
  createAssets(input: $input) { ... on Asset { id source preview } ... on ErrorResult { message } }
}`;
const keptFile = z.object({ id: z.string(), source: z.string(), preview: z.string() });
const refusedFile = z.object({ message: z.string() });
const uploaded = z.object({ createAssets: z.array(z.union([keptFile, refusedFile])) });

/** The operator's side: the admin API, signed in or not. */
export class AdminClient {
  readonly #url: string;
  #token: string | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(as = superadmin): Promise<this> {
    await this.ask(z.object({ login: z.object({ __typename: z.literal('CurrentUser') }) }), loginMutation, as);
    return this;
  }

  /** What a try to sign in is answered with. */
  async tries(username: string, password: string): Promise<string> {
    const answer = z.object({ login: z.object({ __typename: z.string() }) });
    return this.ask(answer, loginMutation, { username, password }).then(
      ({ login }) => login.__typename,
      (failure: unknown) => (failure instanceof Error ? failure.message : String(failure)),
    );
  }

  ask<Answer extends z.ZodType>(answer: Answer, query: string, variables: object = {}) {
    const headers = { 'content-type': 'application/json' };
    return this.#send(answer, { headers, body: JSON.stringify({ query, variables }) });
  }

  /** Answers the ids and addresses of what was kept, which has to be all of it. */
  async upload(files: readonly File[]): Promise<z.output<typeof keptFile>[]> {
    return (await this.tryUpload(files)).map((file) => {
      if ('message' in file) throw new Error(file.message);
      return file;
    });
  }

  /** As the dashboard does: all files in one request of several parts. */
  async tryUpload(files: readonly File[]): Promise<z.output<typeof uploaded>['createAssets']> {
    const variables = { input: files.map(() => ({ file: null })) };
    const places = files.map((file, at): [string, File] => [`input.${at}.file`, file]);
    const { createAssets } = await this.askWithFiles(uploaded, uploadMutation, variables, places);
    return createAssets;
  }

  /** Each file in its place among the variables. */
  askWithFiles<Answer extends z.ZodType>(
    answer: Answer,
    query: string,
    variables: object,
    files: readonly (readonly [place: string, file: File])[],
  ) {
    const map = Object.fromEntries(files.map(([place], at) => [at, [`variables.${place}`]]));
    const body = new FormData();
    body.append('operations', JSON.stringify({ query, variables }));
    body.append('map', JSON.stringify(map));
    for (const [at, [, file]] of files.entries()) body.append(String(at), file, file.name);
    return this.#send(answer, { headers: { 'apollo-require-preflight': 'true' }, body });
  }

  async #send<Answer extends z.ZodType>(
    answer: Answer,
    { headers, body }: { readonly headers: Record<string, string>; readonly body: string | FormData },
  ) {
    const response = await fetch(`${this.#url}/admin-api`, {
      method: 'POST',
      headers: { ...headers, ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }) },
      body,
    });
    this.#token = response.headers.get('vendure-auth-token') ?? this.#token;
    const { data, errors } = envelope.parse(await response.json());
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return answer.parse(data);
  }
}
