import { randomUUID } from 'node:crypto';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { z } from 'zod';
import { escapeHtml } from '../../html-page.ts';
import { refusal } from '../api-answer.ts';
import { fieldMarkup, findFrameAsset, hostedFrame } from '../hosted-frame.ts';
import type { CardSeal } from '../sealed-card.ts';

/** What the shopper keeps in her wallet. */
const kept = {
  email: { label: 'E-mail', value: 'wallet@example.test' },
  phone: { label: 'Phone', value: '+44 20 7946 0000' },
  firstName: { label: 'First name', value: 'Robin' },
  lastName: { label: 'Last name', value: 'Walker' },
  street: { label: 'Street', value: 'Market Street' },
  houseNumber: { label: 'House number', value: '12' },
  postalCode: { label: 'Postal code', value: '' },
  city: { label: 'City', value: 'Newtown' },
} as const;

const names = { googlePay: 'Google Pay', applePay: 'Apple Pay' } as const;
type WalletName = keyof typeof names;
const isWalletName = (text: string): text is WalletName => Object.hasOwn(names, text);

interface Account {
  readonly clientKey: string;
  /** Where the key may be used: the provider knows the origins of its merchants' pages. */
  readonly allowedOrigins: readonly string[];
  readonly seal: CardSeal;
}

interface Session {
  readonly wallet: WalletName;
  readonly origin: string;
}

const sessionRequest = z.strictObject({
  displayName: z.string().min(1),
  domainName: z.string().min(1),
  initiative: z.literal('web'),
  merchantIdentifier: z.string().min(1),
});

const chosenCard = z.strictObject({ card: z.enum(['good', 'declined']) });
const sealedWallet = z.object({ wallet: z.enum(['googlePay', 'applePay']), card: z.enum(['good', 'declined']) });

/** The provider's script for wallets, the sessions it begins, and the windows that stand for the sheets of their makers. */
export class WalletSheets {
  readonly #account: Account;
  readonly #sessions = new Map<string, Session>();

  constructor(account: Account) {
    this.#account = account;
  }

  /** Null: it is nothing of theirs. */
  async answer(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, room = '', area = '', wallet = '', last = ''] = pathname.split('/');
    if (room === 'checkoutshopper' && area === 'sdk') return findComponentFile(last);
    if (room === 'checkoutshopper' && last === 'sessions' && isWalletName(wallet))
      return forOrigin(request, await this.#begin(request, wallet, searchParams.get('clientKey')));
    const session = room === 'wallet-sheet' ? this.#sessions.get(area) : undefined;
    if (session === undefined) return null;
    return wallet === 'token' ? this.#token(request, session) : sheet(session, searchParams);
  }

  async #begin(request: Request, wallet: WalletName, key: string | null): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const origin = request.headers.get('origin') ?? '';
    if (key !== this.#account.clientKey) return refused(401, '000', 'Invalid client key');
    if (!this.#account.allowedOrigins.includes(origin)) return refused(403, '905', 'The origin is not allowed');
    const asked = sessionRequest.safeParse(await request.json());
    if (!asked.success || asked.data.domainName !== new URL(origin).hostname)
      return refused(422, '702', 'The merchant cannot be validated');
    const handle = randomUUID();
    this.#sessions.set(handle, { wallet, origin });
    return Response.json({ data: Buffer.from(JSON.stringify({ handle })).toString('base64') });
  }

  /** Stands for what the wallet encrypts for the provider: who reads it in between learns nothing. */
  async #token(request: Request, { wallet }: Session): Promise<Response> {
    const chosen = chosenCard.safeParse(await request.json());
    if (!chosen.success) return new Response('There is no such card.', { status: 400 });
    return Response.json({ token: this.#account.seal.seal(JSON.stringify({ wallet, card: chosen.data.card })) });
  }
}

const refused = (status: number, code: string, message: string): Response =>
  Response.json(refusal(status, code, message).body, { status });

/** Browsers hand an answer of another origin to a page only with its leave. */
function forOrigin(request: Request, response: Response): Response {
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*');
  response.headers.set('access-control-allow-headers', 'content-type');
  return response;
}

function findComponentFile(name: string): Response | null {
  const found = findFrameAsset(`/${name}`);
  found?.headers.set('access-control-allow-origin', '*');
  return found;
}

function sheet({ wallet, origin }: Session, search: URLSearchParams): Response {
  const fields = search.get('express') === '1' ? contactMarkup(search.get('country') ?? '') : '';
  return hostedFrame({
    title: names[wallet],
    language: 'en',
    script: '/wallet-sheet.js',
    body:
      `<main class="sheet"><h1>${names[wallet]}</h1><form id="sheet" data-merchant="${escapeHtml(origin)}">` +
      `<p id="total" role="status">…</p><p id="problem" role="alert" hidden></p>` +
      `<p class="field"><label for="card">Card</label><select id="card" name="card">` +
      `<option value="good">Visa •••• 1111</option><option value="declined">Visa •••• 0002 (declined)</option></select></p>` +
      `${fields}<p class="buttons"><button id="confirm" disabled>Pay</button> ` +
      `<button type="button" id="cancel">Cancel</button></p></form></main>`,
  });
}

function contactMarkup(country: string): string {
  const postalCode = Object.values(countries).find(({ code }) => code === country)?.postalCode.example ?? '';
  return Object.entries(kept)
    .map(([name, { label, value }]) =>
      fieldMarkup({ name, label, value: name === 'postalCode' ? postalCode : value, attributes: 'required' }),
    )
    .join('');
}

/** Whether the shopper's card in a wallet is declined. Programs may send any text as a token, which is not. */
export function isDeclinedInWallet(seal: CardSeal, method: Readonly<Record<string, unknown>>): boolean {
  const { googlePayToken: google, applePayToken: apple } = method;
  const given = typeof google === 'string' ? google : typeof apple === 'string' ? textIn(apple) : '';
  const opened = given.startsWith('sealed_') ? seal.open(given) : null;
  return opened !== null && sealedWallet.safeParse(JSON.parse(opened)).data?.card === 'declined';
}

/** The provider's component hands on Apple's token as text of its JSON. */
function textIn(token: string): string {
  try {
    return z
      .string()
      .catch('')
      .parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return '';
  }
}
