import { z } from 'zod';
import { pseudoText } from '../../app/i18n/pseudo-text.ts';
import type { TransportFor } from './middleware-transport.ts';

/**
 * Fields of answers that a shopper reads: a text, or a list of texts; with what they belong to where others of that name
 * are read by the shop itself. Names of makers and models are nobody's to translate.
 */
const readableFields = new Set([
  'alt',
  'answer',
  'attributes.value',
  'contentHtml',
  'deliveryPackage',
  'description',
  'emptyText',
  'highlights',
  'html',
  'label',
  'metaDescription',
  'metaTitle',
  'name',
  'openingHours',
  'pageTitle',
  'question',
  'text',
  'title',
]);

const json = z.json();
type Json = z.output<typeof json>;

function inPseudo(answer: Json, field: string, owner: string): Json {
  if (typeof answer === 'string')
    return readableFields.has(field) || readableFields.has(`${owner}.${field}`) ? pseudoText(answer) : answer;
  if (Array.isArray(answer)) return answer.map((item) => inPseudo(item, field, owner));
  return typeof answer === 'object' && answer !== null
    ? Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, inPseudo(value, name, field)]))
    : answer;
}

/** The catalogue and the content as they would be in a language with long words. */
export const pseudoTransport =
  (transportFor: TransportFor): TransportFor =>
  (visit) => {
    const transport = transportFor(visit);
    return async (request) => {
      const { status, body } = await transport(request);
      return { status, body: inPseudo(json.parse(body), '', '') };
    };
  };
