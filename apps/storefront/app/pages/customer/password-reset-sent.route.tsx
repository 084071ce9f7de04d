import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/password-reset-sent.route.ts';
import { AccountPage } from '../../customer/account-page.tsx';
import { AccountTold } from '../../customer/account-told.tsx';
import { resetSentView } from '../../customer/password-reset-view.ts';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const told = resetSentView('password-reset', shop);
  const paths = pathsOfRoute('password-reset/check-email', shop);
  return { told, hasNewsletter: false, facts: pageFacts({ title: told.title, paths, robots: 'noindex' }, shop) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function PasswordResetSent({ loaderData: { told } }: Route.ComponentProps) {
  return (
    <AccountPage title={told.title}>
      <AccountTold view={told} />
    </AccountPage>
  );
}
