import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { codeOf, errorOf, logged } from './account-request.ts';
import { passwordResetView, readReset, type PasswordResetView, type ResetPlace } from './password-reset-view.ts';

/** Null: it was heard. Whether the address has an account, only its mailbox learns. */
export async function answerPasswordReset(
  sent: FormData,
  place: ResetPlace,
  visitor: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<{ readonly view: PasswordResetView; readonly code: string } | null> {
  const form = readReset(sent);
  if (!form.isComplete) return { view: passwordResetView(form, null, place, shop), code: 'invalid-input' };
  const answer = await visitor.calls['new-ct'].customerRequestPasswordReset(
    { locale: shop.locale, email: form.values.email.trim() },
    logged(shop, 'nobody could ask for a new password'),
  );
  if (answer?.ok === true) return null;
  const code = codeOf(answer);
  return { view: passwordResetView(form, errorOf(code, shop), place, shop), code };
}
