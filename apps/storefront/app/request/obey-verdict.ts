import { redirect } from 'react-router';
import { pathInLanguage } from '../routing/language-of-path.ts';
import { notStored } from './cache-headers.ts';
import type { ShopRequest } from './shop-request.ts';

/**
 * What the guards found and only a page can answer: a refusal, drawn in the shop's frame; and a redirect of who is a guest or a customer when
 * the router in the browser asks, in the router's own way. An address that has moved is the business of the page it leads to.
 */
export function obeyVerdict(shop: Pick<ShopRequest, 'verdict' | 'basename' | 'locale'>): null {
  const { verdict } = shop;
  if (verdict.kind === 'answer') throw new Response(null, { status: verdict.status });
  if (verdict.kind === 'redirect' && verdict.status === 302) {
    const path = pathInLanguage(verdict.path, shop);
    throw redirect(`${path}${verdict.search}`, { status: 302, headers: { 'Cache-Control': notStored } });
  }
  return null;
}
