import { request } from 'undici';
import { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';

const received = z.array(z.object({ id: z.string(), to: z.array(z.string()), messageId: z.string().nullable() }));
type Received = z.output<typeof received>[number];

/** Reads along: the fake's inbox keeps only the newest thousand. */
export class StormInbox {
  readonly #mails = new Map<string, Received>();

  get mails(): readonly Received[] {
    return [...this.#mails.values()];
  }

  async read(): Promise<void> {
    const answer = await request(`${urls.mailInbox}/received`);
    for (const mail of received.parse(await answer.body.json())) this.#mails.set(mail.id, mail);
  }
}
