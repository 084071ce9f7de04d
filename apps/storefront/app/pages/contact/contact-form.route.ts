import { anonymousPageHeaders } from '../../request/cache-headers.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/contact-form.route.ts';
import { contactFormView } from '../../contact/contact-form-view.ts';

/** The words of the form, for the dialog and the blocks of content. Not part of any page: most visitors never open it. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const store = await storeOf(shop);
  if (store?.flags.contact_webform_enabled !== true) throw new Response(null, { status: 404 });
  return Response.json(contactFormView(shop), {
    headers: { ...anonymousPageHeaders, 'X-Robots-Tag': 'noindex' },
  });
}
