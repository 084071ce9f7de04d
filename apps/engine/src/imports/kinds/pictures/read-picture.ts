import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { longestAlt } from '../../../catalogue/pictures/named-pictures';
import { pictureAddress } from '../../../catalogue/pictures/outside/fetch-picture';
import { digestOfBytes, folderBegin } from '../../../catalogue/pictures/outside/outside-pictures';
import { aboutField, type ImportField, type MappedRow, type ReadRow, textOf } from '../import-kind';
import { aboutPart, nameFields, readName } from '../named-products';
import { isEmptying } from '../read-cells';

const mostPictures = 100;

const alts = z.partialRecord(z.literal([...languages]), z.string());

/** What a row wants: this picture of a product, at its place or behind the others, and what it shows. */
export const wantedPicture = z.object({
  sku: z.string(),
  picture: z.string(),
  /** From 0; null where the row does not say it. */
  place: z.int().nullable(),
  alts,
  /** Filled in once the picture is there. */
  assetId: z.int().optional(),
});
export type WantedPicture = z.output<typeof wantedPicture>;

export const altField = (language: Language): string => `alt${language.charAt(0).toUpperCase()}${language.slice(1)}`;

export const pictureFields: readonly ImportField[] = [
  ...nameFields,
  {
    name: 'picture',
    label: 'Address of the picture',
    isRequired: true,
    guesses: [
      'pictureurl',
      'pictureaddress',
      'url',
      'image',
      'imageurl',
      'imagesrc',
      'imagelink',
      'src',
      'bild',
      'bildurl',
    ],
  },
  {
    name: 'place',
    label: 'Place among the pictures',
    isRequired: false,
    guesses: ['position', 'imageposition', 'number', 'sortorder', 'order', 'nummer', 'reihenfolge'],
  },
  ...languages.map((language) => ({
    ...{ name: altField(language), label: `What it shows (${language})`, isRequired: false },
    guesses: [`alttext${language}`, `imagealt${language}`, `imagealttext${language}`],
  })),
];

export function readPicture({ cellOf }: MappedRow): ReadRow {
  const { faults: ofName, ...name } = readName(cellOf);
  const faults = [...ofName];
  const given = textOf(cellOf('picture'));
  const picture = given.startsWith(folderBegin) ? given : pictureAddress(given);
  if (given === '') faults.push(aboutField('picture', 'is missing'));
  else if (picture === null)
    faults.push(aboutField('picture', `“${given.slice(0, 80)}” is no address such as https://example.com/pan.jpg`));
  const number = textOf(cellOf('place'));
  const place = /^\d{1,3}$/.test(number) ? Number(number) - 1 : null;
  if (number !== '' && (place === null || place < 0 || place >= mostPictures))
    faults.push(aboutField('place', `“${number.slice(0, 40)}” is no whole number from 1 to ${mostPictures}`));
  const shown: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const cell = cellOf(altField(language));
    const text = textOf(cell);
    if (text.length > longestAlt) faults.push(aboutField(altField(language), `has more than ${longestAlt} letters`));
    else if (text !== '') shown[language] = isEmptying(cell) ? '' : text;
  }
  const about = aboutPart({ ...name, faults }, place === null ? shortened(picture ?? given) : String(place + 1));
  if (faults.length > 0 || picture === null) return { about, wanted: null, faults };
  return { about, wanted: { sku: name.sku, picture, place, alts: shown }, faults };
}

/** Lines are found by it: an index has no room for a long one. */
function shortened(address: string): string {
  if (address.length <= 300) return address;
  return `${address.slice(0, 200)}… ${digestOfBytes(Buffer.from(address)).slice(0, 32)}`;
}
