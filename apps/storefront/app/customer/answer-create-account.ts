import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { codeOf, errorOf, logged } from './account-request.ts';
import { createAccountView, readCreate, type CreateAccountView, type CreatePlace } from './create-account-view.ts';

interface Asked {
  readonly sent: FormData;
  readonly place: CreatePlace;
  readonly next: string | null;
}

/** Null: it was heard. The rest is said in the mailbox, whoever has an account already. */
export async function answerCreateAccount(
  { sent, place, next }: Asked,
  visitor: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<{ readonly view: CreateAccountView; readonly code: string } | null> {
  const form = readCreate(sent);
  if (!form.isComplete) return { view: createAccountView(form, null, place, next, shop), code: 'invalid-input' };
  const { firstName, lastName, email, password } = form.values;
  const answer = await visitor.calls['new-ct'].customerSignMeUp(
    {
      locale: shop.locale,
      email: email.trim(),
      password,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      custom: { newsletterConsent: form.hasNewsletter },
    },
    logged(shop, 'nobody could register'),
  );
  if (answer?.ok === true) return null;
  const code = codeOf(answer);
  const breached = translator(shop.locale)('failure.password-breached');
  const view =
    code === 'password-breached'
      ? createAccountView({ ...form, errors: { password: breached } }, null, place, next, shop)
      : createAccountView(form, errorOf(code, shop, ['failure.customer-registration-failed']), place, next, shop);
  return { view, code };
}
