import { expect } from 'vitest';
import { z } from 'zod';
import { MAIL_INBOX_URL } from '../environment.ts';

const journal = z.array(z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() }));

const mailsTo = async (address: string) =>
  journal.parse(await (await fetch(`${MAIL_INBOX_URL}/journal`)).json()).filter(({ to }) => to.includes(address));

const linksIn = (text: string): readonly string[] => text.match(/https?:\/\/\S+/g) ?? [];

/** What arrives at an address, as its owner reads it. */
export const inbox = (address: string) => ({
  mails: () => mailsTo(address),
  /** The one link of the one mail. */
  link: async (withinMs = 15_000): Promise<string> => {
    await expect.poll(async () => (await mailsTo(address)).length, { timeout: withinMs }).toBe(1);
    const [mail] = await mailsTo(address);
    return linksIn(mail?.text ?? '')[0] ?? '';
  },
  /** Among all mails, the newest link to a page of the shop. */
  linkTo: async (path: string, withinMs = 15_000): Promise<string> => {
    const find = async () =>
      (await mailsTo(address)).flatMap(({ text }) => linksIn(text)).findLast((link) => new URL(link).pathname === path);
    await expect.poll(find, { timeout: withinMs }).toBeDefined();
    return (await find()) ?? '';
  },
});
