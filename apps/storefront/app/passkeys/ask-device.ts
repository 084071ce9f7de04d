import { callShop } from '../request/browser-calls.ts';

/** Why nothing came of it: the visitor has closed the device's window, or something is wrong. */
type Asked =
  | { readonly kind: 'answered'; readonly credential: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'failed' };

/** The library is fetched when somebody presses the button: nobody else needs it. */
const library = () => import('@simplewebauthn/browser');

const failed: Asked = { kind: 'failed' };

async function orClosed(ask: () => Promise<object>): Promise<Asked> {
  try {
    return { kind: 'answered', credential: JSON.stringify(await ask()) };
  } catch (failure) {
    return failure instanceof Error && failure.name === 'NotAllowedError' ? { kind: 'closed' } : failed;
  }
}

export async function askToSignIn(): Promise<Asked> {
  const answer = await callShop('passkeys', 'passkeySignInOptions', {});
  if (answer?.ok !== true) return failed;
  const optionsJSON = answer.value.options;
  return orClosed(async () => (await library()).startAuthentication({ optionsJSON }));
}

export async function askToAdd(): Promise<Asked> {
  const answer = await callShop('passkeys', 'passkeyRegistrationOptions', {});
  if (answer?.ok !== true) return failed;
  const optionsJSON = answer.value.options;
  return orClosed(async () => (await library()).startRegistration({ optionsJSON }));
}
