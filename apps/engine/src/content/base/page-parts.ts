import type { FieldsOf } from '@tradehall/domain/content/content-block.ts';
import type { BaseTexts } from './base-texts';

const sizes = {
  scene: { width: 800, height: 600 },
  hero: { width: 1600, height: 700 },
  poster: { width: 1280, height: 720 },
} as const;

/** A drawing of the storefront. Its `alt` is empty: it says nothing that the text beside it does not. */
export const picture = (name: string, size: keyof typeof sizes = 'scene') => ({
  src: `/pictures/content/${name}.svg`,
  alt: '',
  ...sizes[size],
});

type Promise = FieldsOf<'usp-section'>['promises'][number];

const icons: Readonly<Record<keyof BaseTexts['promises'], Promise['icon']>> = {
  delivery: 'truck',
  withdrawal: 'return',
  guarantee: 'shield',
  advice: 'headset',
  quotation: 'package',
};

export const promises = (texts: BaseTexts, ...names: (keyof BaseTexts['promises'])[]): Promise[] =>
  names.map((name) => ({ icon: icons[name], ...texts.promises[name] }));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listMark = '- ';

function paragraphOf(text: string): string {
  const lines = text.split('\n');
  if (!lines.every((line) => line.startsWith(listMark))) return `<p>${escaped(text)}</p>`;
  return `<ul>${lines.map((line) => `<li>${escaped(line.slice(listMark.length))}</li>`).join('')}</ul>`;
}

/** Plain text as formatted text: blank lines part paragraphs, lines that begin with `- ` are a list. */
export const paragraphs = (text: string): string => text.split('\n\n').map(paragraphOf).join('');
