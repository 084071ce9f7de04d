import type { PersonForm } from './person.ts';

/** Where the provider has sent somebody back to. */
export interface BackFromProvider {
  readonly address: string;
  readonly code: string;
  readonly state: string;
  readonly issuer: string;
  readonly error: string | null;
}

const mostSteps = 8;

/** Somebody's browser at the fake, without one: follows its redirects, keeps its cookies and fills in its page. */
export async function visitProvider(
  authorizationUrl: string,
  person: PersonForm,
  cookies = new Map<string, string>(),
): Promise<BackFromProvider> {
  const { origin } = new URL(authorizationUrl);
  let address = authorizationUrl;
  let body: URLSearchParams | null = null;
  for (let step = 0; step < mostSteps; step += 1) {
    const answer: Response = await fetch(address, {
      redirect: 'manual',
      method: body === null ? 'GET' : 'POST',
      body,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      const page = await answer.text();
      if (answer.status !== 200 || body !== null) throw new Error(`${answer.status} ${page}`);
      const { action, hidden } = formOn(page);
      body = new URLSearchParams(hidden.length > 0 ? hidden : filledIn(person));
      address = new URL(action, address).href;
      continue;
    }
    body = null;
    address = new URL(location, address).href;
    if (new URL(address).origin !== origin) return readBack(address);
  }
  throw new Error('the provider leads nowhere');
}

/** A page with hidden fields sends itself: the provider signs the last person out before it signs in the next. */
function formOn(page: string): { readonly action: string; readonly hidden: [string, string][] } {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(page) ?? [];
  const fields = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return { action, hidden: [...fields].map(([, name = '', value = '']) => [name, value]) };
}

const filledIn = (person: PersonForm): [string, string][] =>
  Object.entries(person).filter((entry): entry is [string, string] => entry[1] !== undefined);

function readBack(address: string): BackFromProvider {
  const { searchParams } = new URL(address);
  const get = (name: string) => searchParams.get(name) ?? '';
  return {
    address,
    code: get('code'),
    state: get('state'),
    issuer: get('iss'),
    error: searchParams.get('error'),
  };
}
