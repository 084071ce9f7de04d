import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

const expected = ['failure.owner-not-proven', 'failure.link-expired', 'failure.not-authenticated'] as const;

/** Null where nothing went wrong, or where the field itself says so. */
export const failureWords = (code: string | null, { locale }: ShopRequest): string | null =>
  code === null || code === 'invalid-input' ? null : failureText(failureTexts(translator(locale), expected), code);
