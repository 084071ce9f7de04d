import { Injectable } from '@nestjs/common';
import { isLocale, type Locale } from '@tradehall/domain/locales/locales.ts';
import { isMessageKey, messageKeys, originalText } from '@tradehall/domain/messages/messages.ts';
import { isFixedWording, wordingFault } from '@tradehall/domain/wording/wording-fault.ts';
import { type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';
import { type ChangedWording, judgeWording, wordingRow } from './judge-wording';

export interface ShopWords {
  readonly locale: Locale;
  readonly key: string;
  readonly original: string;
  readonly isFixed: boolean;
}

const all = `
  SELECT locale, message_key AS key, words, original AS "originalThen", changed_by AS "changedBy", changed_at AS "changedAt"
    FROM wording ORDER BY changed_at DESC, locale, message_key`;

const writtenRow = z.object({ key: z.string() });
const who = `SELECT "firstName" || ' ' || "lastName" FROM administrator WHERE "userId" = $5`;
const add = `
  INSERT INTO wording (locale, message_key, words, original, changed_by) VALUES ($1, $2, $3, $4, (${who}))
  ON CONFLICT DO NOTHING RETURNING message_key AS key`;
const change = `
  UPDATE wording SET words = $3, original = $4, changed_by = (${who}), changed_at = now()
   WHERE locale = $1 AND message_key = $2 AND words = $6 RETURNING message_key AS key`;
const remove = `
  DELETE FROM wording WHERE locale = $1 AND message_key = $2 AND words = $3 RETURNING message_key AS key`;

const wordingChange = z.object({
  locale: z.custom<Locale>((value) => typeof value === 'string' && isLocale(value)),
  key: z.string().max(200),
  words: z.string().max(2_000),
  seen: z.string().nullish(),
});

/** Words of the shop's pages: those of the release, and those that operators say in their place. */
@Injectable()
export class WordingService {
  constructor(private readonly statements: Statements) {}

  originals(locale: string): readonly ShopWords[] {
    if (!isLocale(locale)) throw new UserInputError('There is no such language.');
    return messageKeys.map((key) => ({
      locale,
      key,
      original: originalText(locale, key),
      isFixed: isFixedWording(key),
    }));
  }

  async changed(ctx: RequestContext): Promise<ChangedWording[]> {
    return (await this.statements.all(ctx, wordingRow, all)).map(judgeWording);
  }

  /** Back to the original whatever has become of it, else only what fits in its place; and nothing over somebody else's words. */
  async save(ctx: RequestContext, input: unknown): Promise<void> {
    const parsed = wordingChange.safeParse(input);
    if (!parsed.success)
      throw new UserInputError('The words need a language of the shop and a text of up to 2000 letters.');
    const { locale, key, seen = null } = parsed.data;
    const original = isMessageKey(key) ? originalText(locale, key) : null;
    const words = parsed.data.words === original ? '' : parsed.data.words.trim();
    if (words === '') {
      if (seen !== null) await this.#write(ctx, remove, [locale, key, seen]);
      return;
    }
    if (original === null || !isMessageKey(key)) throw new UserInputError('The shop has no such text.');
    if (isFixedWording(key))
      throw new UserInputError('A law or an agreement asks for these words: they change with a release.');
    const fault = wordingFault(words, original, locale);
    if (fault !== null) throw new UserInputError(fault);
    const values = [locale, key, words, original, ctx.activeUserId];
    await (seen === null ? this.#write(ctx, add, values) : this.#write(ctx, change, [...values, seen]));
  }

  async #write(ctx: RequestContext, statement: string, values: readonly unknown[]): Promise<void> {
    const written = await this.statements.first(ctx, writtenRow, statement, values);
    if (written === null)
      throw new UserInputError('Somebody has changed these words since you opened them. Look at what is there now.');
  }
}
