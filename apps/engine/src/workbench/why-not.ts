import { isLanguage, languageRows } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { workChange } from './product-work';

const wishOfTexts = z.object({ texts: z.array(z.object({ language: z.string() })) });

/** `The highlights in Deutsch has more than 500 letters.`: why a change cannot be read, by its first fault. */
export function whyNot(input: unknown): string | null {
  const issue = workChange.safeParse(input).error?.issues[0];
  if (issue === undefined) return null;
  const [part = '', at, , field] = issue.path.map(String);
  if (part !== 'texts' || field === undefined)
    return sentence(issue.path.length > 1 ? `${part}, ${at}` : part, issue.message);
  const code = wishOfTexts.safeParse(input).data?.texts[Number(at)]?.language ?? '';
  return sentence(`${field} in ${isLanguage(code) ? languageRows[code].label : code}`, issue.message);
}

const sentence = (what: string, problem: string): string => `“${what}” ${problem}.`;
