import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { Logo } from '../../shell/header/logo.tsx';
import { findOfferedProviders } from '../../sign-in-providers/find-offered-providers.ts';
import { SignInButtons } from '../../sign-in-providers/sign-in-buttons.tsx';
import { signInButtonsView } from '../../sign-in-providers/sign-in-buttons-view.ts';
import type { Route } from './+types/checkout-login.route.ts';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { checkoutFrameView } from '../../checkout/checkout-frame-view.ts';
import { CheckoutLogin } from '../../checkout/checkout-login.tsx';
import { checkoutLoginView } from '../../checkout/checkout-login-view.ts';

export const handle = { layout: 'base' };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = checkoutLoginView(shop);
  return {
    view,
    ways: signInButtonsView(await findOfferedProviders(shop), pageLinks(shop).route('checkout/addresses'), shop),
    frame: checkoutFrameView(['shipping', 'billing'], await storeOf(shop), shop),
    facts: pageFacts({ title: view.title, paths: pathsOfRoute('checkout/login', shop), robots: 'noindex' }, shop),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function CheckoutLoginPage({ loaderData: { view, ways, frame } }: Route.ComponentProps) {
  return (
    <CheckoutFrame view={frame} logo={<Logo />}>
      <CheckoutLogin view={view} ways={<SignInButtons view={ways} />} />
    </CheckoutFrame>
  );
}
