import { contactQuery } from '@tradehall/domain/contact/contact-wish.ts';
import type { ContactWish } from '@tradehall/domain/contact/contact-wish.ts';

/**
 * A link to the form with what is known beforehand; in the shop it opens over the page. `page` is the form's own address in
 * the language of the page, `pageLinks(shop).route('contact-request')`.
 */
export const contactHref = (wish: ContactWish, page = '/contact-request'): string => `${page}${contactQuery(wish)}`;
