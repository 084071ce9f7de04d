import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Language } from '@tradehall/domain/countries/languages.ts';
import { z } from 'zod';

const text = z.string().trim().min(1);
const letter = z.strictObject({ subject: text, greeting: text, body: text, button: text, link: text, footer: text });

/** The words of every kind of mail, in one language. */
export const mailMessages = z.strictObject({ 'newsletter-confirmation': letter, 'back-in-stock': letter });
export type MailMessages = z.output<typeof mailMessages>;

// The compiled program reads the same files as the tests do.
function messagesFolder(): string {
  const packageFile = findPackageJSON('..', __filename);
  if (packageFile === undefined) throw new Error('the engine has no package.json above its plugins');
  return join(dirname(packageFile), 'mail-messages');
}

const read = new Map<Language, MailMessages>();

export function mailMessagesOf(language: Language): MailMessages {
  const known = read.get(language);
  if (known) return known;
  const messages = mailMessages.parse(JSON.parse(readFileSync(join(messagesFolder(), `${language}.json`), 'utf8')));
  read.set(language, messages);
  return messages;
}
