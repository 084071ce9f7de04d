import { redirect } from 'react-router';
import { notStored } from '../../request/cache-headers.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/data-file.route.ts';
import { readProof, readToken } from '../../privacy/read-proof.ts';

/** Back to the page, which says why there is no file. */
const backBecause = (problem: string, token: string | null) =>
  redirect(`/my-account/my-data?${new URLSearchParams({ problem, ...(token !== null && { token }) }).toString()}`, 303);

/** Whoever only opens the address has proven nothing. */
export const loader = () => redirect('/my-account/my-data', 303);

/** All that is kept, as a file. By POST alone: a password must not stand in an address. */
export async function action({ context, request }: Route.ActionArgs) {
  const { log, requestId } = context.get(shopRequest);
  const { calls, isFromThisShop } = context.get(visitorRequest);
  if (!isFromThisShop) throw new Response(null, { status: 403 });
  const sent = await request.formData();
  const proof = readProof(sent);
  if (proof === null) return backBecause('invalid-input', null);
  const onError = (err: Error) => log.error({ err, requestId }, 'no file of what is kept');
  const answer = await calls['my-data'].exportMyData({ proof }, { onError });
  if (answer?.ok !== true) return backBecause(answer?.failure.code ?? 'unknown', readToken(sent));
  const { fileName, json } = answer.value;
  return new Response(json, {
    headers: {
      'Cache-Control': notStored,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
