import { intentId as intentField } from '@tradehall/domain/calls/fields.ts';
import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { searchOf, type NamedOrder } from './named-order.ts';

type Answer = { readonly to: string } | { readonly error: string; readonly status: number };

/** Sent twice it is done once: the intent was in the form before it was sent. */
export async function answerReorder(
  sent: FormData,
  named: NamedOrder,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, log, requestId }: ShopRequest,
): Promise<Answer> {
  const intentId = intentField.safeParse(sent.get('intentId')).data;
  const answer =
    intentId === undefined
      ? null
      : await calls['my-orders'].reorder(
          { locale, ...named, intentId },
          { onError: (err) => log.error({ err, requestId }, 'nothing was ordered again') },
        );
  if (answer?.ok === true && intentId !== undefined) return { to: `/order${searchOf(named, { again: intentId })}` };
  const code = answer?.ok === false ? answer.failure.code : 'unknown';
  const texts = failureTexts(translator(locale), ['failure.cart-frozen', 'failure.order-not-found']);
  return { error: failureText(texts, code), status: statuses[code] ?? 503 };
}

const statuses: Readonly<Record<string, number>> = {
  'order-not-found': 404,
  'cart-frozen': 409,
  'too-many-requests': 429,
};
