import { setTimeout as sleep } from 'node:timers/promises';
import type { CallGroup } from '@tradehall/domain/all-calls.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { solveSignInChallenge } from '@tradehall/domain/customer/sign-in-challenge.ts';
import { type Pool, request } from 'undici';
import { z } from 'zod';
import { shopHostPattern, stackEnvironment, urls } from '../../scripts/addresses.ts';

const { DE: country } = countries;
export const {
  locales: [locale],
} = country;
export const email = 'demo@tradehall.example';

const journal = z.array(z.object({ to: z.array(z.string()), text: z.string() }));
const mailWithinMs = 60_000;

interface Posted {
  readonly status: number;
  readonly text: string;
}

/** A browser that keeps every cookie it is given, at an address of the network. */
export class Device {
  readonly #middleware: Pool;
  readonly #cookies = new Map<string, string>();

  constructor(middleware: Pool) {
    this.#middleware = middleware;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async post(call: string, input: object, address: string, group: CallGroup = 'new-ct'): Promise<Posted> {
    const { statusCode, headers, body } = await this.#middleware.request({
      method: 'POST',
      path: `/api/${group}/${call}`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': hostOfStore(country, shopHostPattern),
        'x-forwarded-for': address,
        cookie: this.cookie,
      },
      body: JSON.stringify(input),
    });
    const text = await body.text();
    for (const cookie of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: statusCode, text };
  }
}

const challenge = z.object({ text: z.string(), bits: z.int() });
const asked = z.object({ data: z.object({ challenge: challenge.nullable() }) });

/** What the shop asks to be done first, done as a browser does it; null where it is nothing. */
export async function proveWork(device: Device, address: string, whose: string): Promise<string | null> {
  const { text } = await device.post('getSignInChallenge', { email: whose }, address);
  const { data } = asked.parse(JSON.parse(text));
  return data.challenge === null ? null : solveSignInChallenge(data.challenge);
}

/** Whose account is under attack: on the device she always uses, and once on one that nobody knows. */
export class AccountOwner {
  readonly #known: Device;
  readonly #middleware: Pool;
  readonly #password = stackEnvironment().DEMO_CUSTOMER_PASSWORD;
  #signIns = 0;

  constructor(middleware: Pool) {
    this.#middleware = middleware;
    this.#known = new Device(middleware);
  }

  /** Whether she got in at the first try, by the login page. Each time from somewhere else. */
  async signIn(device = this.#known): Promise<boolean> {
    this.#signIns += 1;
    const address = `172.16.${this.#signIns % 250}.7`;
    const proof = (await proveWork(device, address, email)) ?? undefined;
    const typed = { locale, email, password: this.#password, proof };
    return (await device.post('customerSignMeIn', typed, address)).status === 200;
  }

  /** On a device that nobody knows. */
  signInAnew(): Promise<boolean> {
    return this.signIn(new Device(this.#middleware));
  }

  /** A device nobody knows: where strangers are kept out for the time being, the link of a mail opens the door. */
  async signInByMailbox(): Promise<boolean> {
    const device = new Device(this.#middleware);
    const address = '203.0.113.251';
    await device.post('customerRequestPasswordReset', { locale, email }, address);
    const token = await linkToken();
    // The same again, so that the next storm knows it.
    const reset = await device.post('customerResetPassword', { token, newPassword: this.#password }, address);
    return reset.status === 200 && this.signIn(device);
  }
}

async function linkToken(): Promise<string> {
  for (const deadline = Date.now() + mailWithinMs; Date.now() < deadline;) {
    const mails = journal.parse(await (await request(`${urls.mailInbox}/journal`)).body.json());
    const mail = mails.findLast(
      ({ to, text }) => to.includes(email) && text.includes('/password-reset/change-password'),
    );
    const token = /change-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await sleep(500);
  }
  throw new Error('no mail with a link to a new password came');
}
