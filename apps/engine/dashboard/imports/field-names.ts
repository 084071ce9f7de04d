import { languageInWords } from '../in-words';
import { sayName } from '../names-to-say';
import { say, toSay } from '../say';

/** Fields of products and customers, as the engine calls them. */
const names: ReadonlySet<string> = new Set([
  toSay('Key of the other system'),
  toSay('Which other system'),
  toSay('Price that is struck through beside it'),
  toSay('Name'),
  toSay('Address'),
  toSay('Language'),
  toSay('Description'),
  toSay('Highlights'),
  toSay('Questions and answers'),
  toSay('In the box'),
  toSay('Safety warnings'),
  toSay('Title for search engines'),
  toSay('Description for search engines'),
  toSay('Keywords for search engines'),
  toSay('On'),
  toSay('Brand'),
  toSay('Family'),
  toSay('Model'),
  toSay('EAN'),
  toSay('Energy class'),
  toSay('Energy scale'),
  toSay('Manual (address)'),
  toSay('Video (address)'),
  toSay('Volume discount group'),
  toSay('Expected again on'),
  toSay('May be sold'),
  toSay('Ships as freight'),
  toSay('B-ware'),
  toSay('Length of the product (mm)'),
  toSay('Width of the product (mm)'),
  toSay('Height of the product (mm)'),
  toSay('Weight of the product (g)'),
  toSay('Length with its package (mm)'),
  toSay('Width with its package (mm)'),
  toSay('Height with its package (mm)'),
  toSay('Weight with its package (g)'),
  toSay('Categories'),
  toSay('Sold in'),
  toSay('Address of the picture'),
  toSay('Place among the pictures'),
  toSay('Key of the customer'),
  toSay('E-mail address'),
  toSay('First name'),
  toSay('Last name'),
  toSay('Phone'),
  toSay('Groups'),
  toSay('Company'),
  toSay('VAT number'),
  toSay('Street'),
  toSay('House number'),
  toSay('Address addition'),
  toSay('Postal code'),
  toSay('City'),
  toSay('Province'),
  toSay('Country'),
]);

export function fieldInWords(label: string): string {
  const language = /^What it shows \((?<code>[a-z]{2})\)$/.exec(label)?.groups?.['code'];
  if (language !== undefined) return say('What it shows ({language})', { language: languageInWords(language) });
  return names.has(label) ? say(label) : sayName(label);
}
