import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Imprint, Letter, Link, Part, Row } from './letter';

const rowText = ({ label, value }: Row): string => `${label}: ${value}`;
const linkText = ({ label, href }: Link): string => `${label}:\n${href}`;

/** Capitals stand for headings; Greek ones have no accents. */
function under(locale: Locale, title: string, lines: readonly string[]): string {
  return [title.toLocaleUpperCase(locale), ...lines].join('\n');
}

function partText(part: Part, locale: Locale): string {
  switch (part.kind) {
    case 'rows':
      return under(locale, part.title, part.rows.map(rowText));
    case 'goods': {
      const goods = part.goods.map(({ name, detail, price }) =>
        [name, `  ${detail}`, ...(price === null ? [] : [`  ${price}`])].join('\n'),
      );
      const totals = part.totals.length === 0 ? [] : ['', ...part.totals.map(rowText)];
      return under(locale, part.title, [...goods, ...totals]);
    }
    case 'columns':
      return part.columns.map(({ title, lines }) => under(locale, title, lines)).join('\n\n');
    case 'note':
      return under(locale, part.title, [part.text, ...part.links.map(linkText)]);
  }
}

/** For programs that show no HTML, and people who do not want any. */
export function letterText({ paragraphs, button, parts, footer }: Letter, imprint: Imprint, locale: Locale): string {
  const { greeting, serviceTitle, service, seller, links } = imprint;
  return [
    greeting,
    ...paragraphs,
    linkText(button),
    ...parts.map((part) => partText(part, locale)),
    under(locale, serviceTitle, service),
    footer,
    seller.join('\n'),
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
