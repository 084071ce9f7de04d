import { data } from 'react-router';
import { failureText, failureTexts } from '../forms/fault-texts.ts';
import type { MessageKey } from '@tradehall/domain/messages/messages.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

/** Null where no answer came. */
type Answer<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: { readonly code: string } }
  | null;

export const logged = ({ log, requestId }: ShopRequest, words: string) => ({
  onError: (err: Error) => log.error({ err, requestId }, words),
});

export const codeOf = (answer: Answer): string => (answer === null || answer.ok ? 'unknown' : answer.failure.code);

const statuses: Readonly<Record<string, number>> = {
  'customer-login-failed': 401,
  'not-authenticated': 401,
  'too-many-requests': 429,
  'sign-in-proof-needed': 429,
  unknown: 503,
};

/** A form that is shown again, with what is wrong. */
export const shownAgain = <View>(view: View, code: string) => data(view, { status: statuses[code] ?? 422 });

type FailureKey = Extract<MessageKey, `failure.${string}`>;

export const errorOf = (code: string, { locale }: ShopRequest, expected: readonly FailureKey[] = []): string =>
  failureText(failureTexts(translator(locale), expected), code);

/** What a page cannot be shown without. */
export function valueOrUnavailable<Value>(answer: Answer<Value>, shop: ShopRequest): Value {
  if (answer?.ok === true) return answer.value;
  throw new Response(errorOf(codeOf(answer), shop), { status: 503 });
}

/** What another page of the web sends in a visitor's name is not looked at. */
export async function formOf(request: Request, { isFromThisShop }: VisitorRequest): Promise<FormData> {
  if (!isFromThisShop) throw new Response(null, { status: 403 });
  return request.formData();
}

export function textIn(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}
