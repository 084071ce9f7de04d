import type { SignInProviderName } from '@tradehall/domain/customer/sign-in-providers.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** Without an answer none is offered: there is the password. */
export async function findOfferedProviders({
  calls,
  log,
  requestId,
}: ShopRequest): Promise<readonly SignInProviderName[]> {
  const answer = await calls['social-login'].providers(
    {},
    { onError: (err) => log.error({ err, requestId }, 'nobody can tell who else may say who somebody is') },
  );
  return answer?.ok === true ? answer.value.providers : [];
}
