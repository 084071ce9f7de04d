/**
 * B§2.3: how much of the frame stands around a page. A route module says it in its `handle` (`{ layout }`), a content page in its
 * loader's data; without a word it is `default`.
 */
export type PageLayout = 'default' | 'full-width' | 'no-footer' | 'base';
