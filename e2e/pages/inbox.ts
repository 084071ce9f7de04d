import { expect } from 'vitest';
import { z } from 'zod';
import { MAIL_INBOX_URL } from '../environment.ts';

const journal = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }));

const mailsTo = async (address: string) =>
  journal.parse(await (await fetch(`${MAIL_INBOX_URL}/journal`)).json()).filter(({ to }) => to.includes(address));

/** What arrives at an address, as its owner reads it. */
export const inbox = (address: string) => ({
  mails: () => mailsTo(address),
  /** The one link of the one mail. */
  link: async (withinMs = 15_000): Promise<string> => {
    await expect.poll(async () => (await mailsTo(address)).length, { timeout: withinMs }).toBe(1);
    const [mail] = await mailsTo(address);
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  },
});
