import type { Order } from '@tradehall/domain/orders/order.ts';
import { failureText, failureTexts } from '../../forms/fault-texts.ts';
import { translator } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';

export interface ThankYouAccountView {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  /** Instead of the form, once it was sent. */
  readonly requested: string | null;
}

/** Null for whoever has an account, and for whoever only holds a link: it is of the session that ordered. */
export function thankYouAccountView(
  { customerEmail, token }: Order,
  { isRequested, isGuest }: { readonly isRequested: boolean; readonly isGuest: boolean },
  shop: ShopRequest,
): ThankYouAccountView | null {
  if (!isGuest || token === null) return null;
  const translate = translator(shop.locale);
  return {
    title: translate('thankYou.accountTitle'),
    text: translate('thankYou.accountText', { email: customerEmail }),
    button: translate('thankYou.accountButton'),
    requested: isRequested ? translate('thankYou.accountRequested') : null,
  };
}

/** Nobody is offered an account as long as nobody can tell whether there is one. */
export async function isGuest(
  { calls }: Pick<VisitorRequest, 'calls'>,
  { log, requestId }: ShopRequest,
): Promise<boolean> {
  const onError = (err: Error) => log.error({ err, requestId }, 'nobody can tell whether a guest has ordered');
  const answer = await calls['new-ct'].isLoggedIn({}, { onError });
  return answer?.ok === true && !answer.value.isLoggedIn;
}

/** Why not, or null: then the rest is said by mail, whoever has an account already. */
export async function requestAccount(
  orderId: string,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, log, requestId }: ShopRequest,
): Promise<string | null> {
  const answer = await calls['my-orders'].createAccount(
    { locale, orderId },
    { onError: (err) => log.error({ err, requestId }, 'no account of an order') },
  );
  const texts = failureTexts(translator(locale), ['failure.order-not-found']);
  return answer?.ok === true ? null : failureText(texts, answer?.failure.code ?? null);
}
