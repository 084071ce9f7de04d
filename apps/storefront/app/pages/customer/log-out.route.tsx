import { translator } from '../../i18n/translator.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { Route } from './+types/log-out.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { LogOut } from '../../customer/log-out.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const translate = translator(shop.locale);
  const view = {
    title: translate('account.signOutTitle'),
    text: translate('account.signOutText'),
    button: translate('account.signOut'),
    done: translate('account.signedOut'),
    failed: translate('failure.unknown'),
    doneHref: `${pageLinks(shop).route('log-out') ?? ''}?done`,
    isDone: url.searchParams.has('done'),
  };
  return {
    view,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute('log-out', shop), robots: 'noindex' }, shop),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function LogOutPage({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <AccountPage title={view.title}>
      {view.isDone ? <Notice kind="success">{view.done}</Notice> : <LogOut view={view} />}
    </AccountPage>
  );
}
