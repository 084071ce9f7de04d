import type { ContentPage, ContentShop } from './content.documents';

/** Where a draft is looked at: at its page, or at home while there is no such page for visitors. */
export function previewAddress(
  { origin, pathPrefix }: ContentShop,
  { slug, isLive }: Pick<ContentPage, 'slug' | 'isLive'>,
  revisionId: string,
  pass: string,
): string {
  const page = isLive && slug !== null ? `${slug}/` : '';
  const address = new URL('/staff-pass', origin);
  address.searchParams.set('pass', pass);
  address.searchParams.set('to', `${pathPrefix}/${page}?${new URLSearchParams({ preview: revisionId }).toString()}`);
  return address.href;
}
