import { pageFacts } from '../request/page-facts.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { Route } from './+types/login.route.ts';
import { AccountPage } from './account-page.tsx';
import { LoginForm } from './login-form.tsx';
import { loginView } from './login-view.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = loginView(url.searchParams.get('next'), shop);
  return { view, facts: pageFacts({ title: view.title, paths: pathsOfRoute('login', shop), robots: 'noindex' }, shop) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function Login({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <AccountPage title={view.title}>
      <LoginForm view={view} />
    </AccountPage>
  );
}
