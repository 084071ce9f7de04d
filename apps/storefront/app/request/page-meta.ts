import type { MetaDescriptor } from 'react-router';

const shopName = 'Tradehall';

/** Browser title and description. `page` is missing where the loader answered with an error. */
export const pageMeta = (
  page: { readonly title: string; readonly metaDescription?: string } | undefined,
): MetaDescriptor[] => {
  if (page === undefined) {
    return [{ title: shopName }];
  }
  const description = page.metaDescription ?? '';
  return [
    { title: page.title.includes(shopName) ? page.title : `${page.title} | ${shopName}` },
    ...(description === '' ? [] : [{ name: 'description', content: description }]),
  ];
};
