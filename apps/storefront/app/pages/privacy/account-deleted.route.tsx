import { redirect } from 'react-router';
import { AccountPage } from '../../customer/account-page.tsx';
import { codeOf, formOf, logged } from '../../customer/account-request.ts';
import { translator } from '../../i18n/translator.ts';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageLinks } from '../../request/page-links.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import type { Route } from './+types/account-deleted.route.ts';
import { readConfirmation } from '../../privacy/read-proof.ts';

const place = 'account-deleted';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const view = {
    title: translate('myData.goneTitle'),
    text: translate('myData.goneText'),
    goOn: { href: links.route('order/find') ?? links.home, label: translate('order.findTitle') },
  };
  return {
    view,
    hasNewsletter: false,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop),
  };
}

/** The last button. Pressed twice, or again because the answer got lost, it leads to the same page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  const confirmation = readConfirmation(await formOf(request, visitor));
  const answer =
    confirmation === null
      ? null
      : await visitor.calls['my-data'].eraseMe(
          { locale: shop.locale, confirmation },
          logged(shop, 'an account was not deleted'),
        );
  const headers = cookieHeaders(visitor.newCookies());
  // As whoever logs out.
  if (answer?.ok === true) headers.set('Clear-Site-Data', '"storage"');
  return answer?.ok === true
    ? redirect(`/${place}`, { status: 303, headers })
    : redirect(`/my-account/my-data/delete?problem=${codeOf(answer)}`, { status: 303, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function AccountDeleted({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <AccountPage title={view.title}>
      <p>{view.text}</p>
      <div>
        <ButtonLink href={view.goOn.href}>{view.goOn.label}</ButtonLink>
      </div>
    </AccountPage>
  );
}
