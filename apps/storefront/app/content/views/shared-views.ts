import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { formatDate } from '../../i18n/formats.ts';
import type { ContentFacts } from '../content-facts.ts';
import type { PictureView } from '../parts/content-picture.tsx';
import type { CardView } from '../parts/marketing-card.tsx';
import type { CarouselTexts } from '../parts/products.tsx';
import type { LabelledLinkView } from '../../ui/link-view.ts';

interface LinkFields {
  readonly label: string;
  readonly to: string;
}

interface CardFields {
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?: PictureView | undefined;
  readonly link?: LinkFields | undefined;
}

export function linkView(link: LinkFields | undefined, { findLink }: ContentFacts): LabelledLinkView | null {
  const found = link === undefined ? null : findLink(link.to);
  return link === undefined || found === null ? null : { ...found, label: link.label };
}

export const cardView = ({ title, text, picture, link }: CardFields, facts: ContentFacts): CardView => ({
  title,
  text: text ?? null,
  picture: picture ?? null,
  link: linkView(link, facts),
});

/** Only those that lead somewhere: their link is what they are for. */
export const linkedCardViews = (cards: readonly CardFields[], facts: ContentFacts): CardView[] =>
  cards.map((card) => cardView(card, facts)).filter(({ link }) => link !== null);

export const carouselTexts = ({ translate }: ContentFacts): CarouselTexts => ({
  previousLabel: translate('content.previous'),
  nextLabel: translate('content.next'),
});

/** Up to and with its last day, in the country's own calendar. */
export const isValidUntil = (until: string | undefined, { country, now }: ContentFacts): boolean =>
  until === undefined || calendarDateIn(country.timeZone, now) <= until;

/** Noon, so that the day is the same in every time zone the shop has. */
export const dayText = (day: string, { country }: ContentFacts): string =>
  formatDate(`${day}T12:00:00Z`, country) ?? day;

export const untilText = (until: string | undefined, facts: ContentFacts): string | null =>
  until === undefined ? null : facts.translate('content.validUntil', { date: dayText(until, facts) });

/** Null instead of a list with nothing in it. */
export const unlessEmpty = <Item, View>(items: readonly Item[], view: (items: readonly Item[]) => View): View | null =>
  items.length === 0 ? null : view(items);
