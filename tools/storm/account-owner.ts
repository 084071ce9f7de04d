import { setTimeout as sleep } from 'node:timers/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
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

/** A browser that keeps every cookie it is given, at an address of the network. */
class Device {
  readonly #middleware: Pool;
  readonly #cookies = new Map<string, string>();

  constructor(middleware: Pool) {
    this.#middleware = middleware;
  }

  async post(call: string, input: object, address: string): Promise<number> {
    const { statusCode, headers, body } = await this.#middleware.request({
      method: 'POST',
      path: `/api/new-ct/${call}`,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': hostOfStore(country, shopHostPattern),
        'x-forwarded-for': address,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(input),
    });
    await body.dump();
    for (const cookie of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return statusCode;
  }
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

  /** Whether she got in. Each time from somewhere else. */
  async signIn(device = this.#known): Promise<boolean> {
    this.#signIns += 1;
    const address = `203.0.113.${this.#signIns % 250}`;
    const status = await device.post('customerSignMeIn', { locale, email, password: this.#password }, address);
    return status === 200;
  }

  /** A device nobody knows: where strangers are kept out for the time being, the link of a mail opens the door. */
  async signInByMailbox(): Promise<boolean> {
    const device = new Device(this.#middleware);
    const address = '203.0.113.251';
    await device.post('customerRequestPasswordReset', { locale, email }, address);
    const token = await linkToken();
    // The same again, so that the next storm knows it.
    const reset = await device.post('customerResetPassword', { token, newPassword: this.#password }, address);
    return reset === 200 && this.signIn(device);
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
