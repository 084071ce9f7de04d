import { translator } from '../i18n/translator.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageLinks } from '../request/page-links.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { Route } from './+types/my-profile.route.ts';
import { AccountPage } from './account-page.tsx';
import { Profile } from './profile.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const view = {
    title: translate('account.profileTitle'),
    firstName: translate('account.firstName'),
    lastName: translate('account.lastName'),
    email: translate('account.email'),
    signedOut: translate('account.signedOut'),
    signIn: { href: links.route('login') ?? links.home, label: translate('account.signIn') },
    password: {
      href: links.route('my-account/password') ?? links.home,
      label: translate('account.changePasswordTitle'),
    },
    signOut: { href: links.route('log-out') ?? links.home, label: translate('account.signOut') },
  };
  return {
    view,
    facts: pageFacts(
      { title: view.title, paths: pathsOfRoute('my-account/my-profile', shop), robots: 'noindex' },
      shop,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function MyProfile({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <AccountPage title={view.title}>
      <Profile view={view} />
    </AccountPage>
  );
}
