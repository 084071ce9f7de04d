import { isPictureSet, pictureFile, pictureWidths } from '@tradehall/domain/catalogue/picture-set.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import type { OrderRecord } from '../../orders/order-record';
import type { MailContents, MailKind } from '../../mail/mail-kinds';
import { type MailMessages, mailMessagesOf } from '../../mail/mail-messages';
import { shopLink } from '../../mail/shop-link';
import type { Letter } from '../letter';

export interface LetterContext {
  readonly locale: Locale;
  readonly country: Country;
  readonly words: MailMessages;
  readonly link: (path: string) => string;
  /** The whole address of a picture of the catalogue, in the smallest size there is. */
  readonly picture: (url: string) => string;
  /** Null where the shop has no such page. */
  readonly contentPage: (key: string) => string | null;
  readonly readOrder: (orderId: number) => Promise<OrderRecord>;
}

const [smallestPicture] = pictureWidths;

/** How each kind of mail is written. */
export type Letters = {
  readonly [Kind in MailKind]: (contents: MailContents<Kind>, context: LetterContext) => Letter | Promise<Letter>;
};

export interface MailSurroundings {
  readonly originPattern: string;
  readonly contentSlugs: Readonly<Record<string, string>>;
  readonly readOrder: LetterContext['readOrder'];
}

export function letterContext(locale: Locale, surroundings: MailSurroundings): LetterContext {
  const { originPattern, contentSlugs, readOrder } = surroundings;
  const { country } = locales[locale];
  const link = (path: string) => shopLink(originPattern, locale, path);
  return {
    locale,
    country: countries[country],
    words: mailMessagesOf(locale),
    link,
    picture: (url) => {
      const file = isPictureSet(url) ? pictureFile(url, smallestPicture, 'webp') : url;
      return new URL(file, hostOfStore(countries[country], originPattern)).href;
    },
    contentPage: (key) => {
      const slug = contentSlugs[key];
      return slug === undefined ? null : link(`/${encodeURIComponent(slug)}/`);
    },
    readOrder,
  };
}
