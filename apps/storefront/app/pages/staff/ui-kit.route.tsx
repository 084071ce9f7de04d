import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { notStored, pageHeaders } from '../../request/cache-headers.ts';
import { obeyVerdict } from '../../request/obey-verdict.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { UiKitPage } from '../../staff/ui-kit-page.tsx';
import { uiKitTexts } from '../../staff/ui-kit-texts.ts';

/** Loaders run side by side: what this one answers would go to a guest along with the guard's 404. */
export function loader({ context }: LoaderFunctionArgs) {
  const shop = context.get(shopRequest);
  obeyVerdict(shop);
  const facts = pageFacts({ title: uiKitTexts.title, paths: {}, robots: 'noindex' }, shop);
  return data({ facts }, { headers: { 'Cache-Control': `private, ${notStored}` } });
}

export const headers = pageHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.facts);

export default function UiKit() {
  return <UiKitPage />;
}
