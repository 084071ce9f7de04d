import { isLocale } from '@tradehall/domain/locales/locales.ts';
import { isMessageKey, originalText } from '@tradehall/domain/messages/messages.ts';
import { isFixedWording, wordingFault } from '@tradehall/domain/wording/wording-fault.ts';
import { z } from 'zod';

export const wordingRow = z.object({
  locale: z.string(),
  key: z.string(),
  words: z.string(),
  originalThen: z.string(),
  changedBy: z.string(),
  changedAt: z.date(),
});
type WordingRow = z.output<typeof wordingRow>;

export interface ChangedWording extends Omit<WordingRow, 'originalThen'> {
  /** Null where this release has no such text. */
  readonly original: string | null;
  /** Words that are unfit or whose text is gone are shown by no page. */
  readonly state: 'shown' | 'changed' | 'unfit' | 'gone';
}

/** What became of changed words with the release that runs now. */
export function judgeWording({ originalThen, ...row }: WordingRow): ChangedWording {
  const { locale, key, words } = row;
  if (!isLocale(locale) || !isMessageKey(key)) return { ...row, original: null, state: 'gone' };
  const original = originalText(locale, key);
  if (isFixedWording(key) || wordingFault(words, original, locale) !== null)
    return { ...row, original, state: 'unfit' };
  return { ...row, original, state: original === originalThen ? 'shown' : 'changed' };
}
