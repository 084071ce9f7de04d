import { accountFromOrder } from '@tradehall/domain/customer/account-from-order.ts';
import { newPassword } from '@tradehall/domain/customer/password.ts';
import type { Order } from '@tradehall/domain/checkout/order.ts';
import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

export interface ThankYouAccountView {
  readonly title: string;
  readonly text: string;
  readonly password: string;
  readonly help: string;
  readonly button: string;
  /** Instead of the form, once it was sent. */
  readonly requested: string | null;
}

/** Null where none is offered, and for whoever only holds a link: the account is of the session that ordered. */
export const thankYouAccountView = (
  { customerEmail, token }: Order,
  isRequested: boolean,
  shop: ShopRequest,
  { isOffered } = accountFromOrder,
): ThankYouAccountView | null => {
  if (!isOffered || token === null) {
    return null;
  }
  const translate = translator(shop.locale);
  return {
    title: translate('thankYou.accountTitle'),
    text: translate('thankYou.accountText', { email: customerEmail }),
    password: translate('thankYou.accountPassword'),
    help: translate('thankYou.accountPasswordHelp'),
    button: translate('thankYou.accountButton'),
    requested: isRequested ? translate('thankYou.accountRequested') : null,
  };
};

/** What is wrong with the password, or null: then the rest is said by mail, whoever has an account already. */
export const requestAccount = async (
  sent: FormData,
  orderId: string,
  { calls }: Pick<VisitorRequest, 'calls'>,
  { locale, log, requestId }: ShopRequest,
): Promise<string | null> => {
  const translate = translator(locale);
  const password = newPassword.safeParse(sent.get('password'));
  if (!password.success) {
    return translate('thankYou.accountPasswordHelp');
  }
  const answer = await calls['my-orders'].createAccount(
    { locale, orderId, password: password.data },
    { onError: (err) => log.error({ err, requestId }, 'no account of an order') },
  );
  const texts = failureTexts(translate, ['failure.password-breached', 'failure.not-available']);
  return answer?.ok === true ? null : failureText(texts, answer?.failure.code ?? null);
};
