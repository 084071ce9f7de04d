import { z } from 'zod';
import { escapeHtml } from '../html-page.ts';
import { fieldMarkup, hostedFrame } from './hosted-frame.ts';
import type { CardSeal } from './sealed-card.ts';

const digits = 'inputmode="numeric" spellcheck="false" required';

/** `GET /fields`: texts come from the merchant's page, which knows the shopper's language. */
export function cardFieldsFrame(search: URLSearchParams): Response {
  const text = (name: string, otherwise: string) => search.get(name) ?? otherwise;
  const securityCode = fieldMarkup({
    name: 'cvc',
    label: text('cvc', 'Security code'),
    attributes: `${digits} autocomplete="cc-csc" maxlength="4"`,
  });
  const expiry = fieldMarkup({
    name: 'expiry',
    label: text('expiry', 'Expiry date (MM/YY)'),
    attributes: `${digits} autocomplete="cc-exp" maxlength="7"`,
  });
  const whole = [
    fieldMarkup({
      name: 'number',
      label: text('number', 'Card number'),
      attributes: `${digits} autocomplete="cc-number" maxlength="23"`,
    }),
    search.get('kind') === 'no-code' ? expiry : `<div class="pair">${expiry}${securityCode}</div>`,
    fieldMarkup({
      name: 'holder',
      label: text('holder', 'Name on card'),
      attributes: 'autocomplete="cc-name" maxlength="100" required',
    }),
    keepMarkup(search.get('store')),
  ];
  const fields = search.get('kind') === 'stored' ? securityCode : whole.join('');
  const invalid = escapeHtml(text('invalid', 'Please check this field.'));
  return hostedFrame({
    title: text('number', 'Card'),
    language: text('lang', 'en'),
    script: '/fields.js',
    body: `<form id="fields" novalidate data-type="${escapeHtml(text('type', 'scheme'))}" data-invalid="${invalid}">${fields}</form>`,
  });
}

function keepMarkup(label: string | null): string {
  if (label === null) return '';
  return `<p class="keep"><input type="checkbox" id="store" name="store"><label for="store">${escapeHtml(label)}</label></p>`;
}

const typed = z.strictObject({
  number: z.string().max(23).optional(),
  month: z.string().max(2).optional(),
  year: z.string().max(4).optional(),
  cvc: z.string().max(4).optional(),
});

/** `POST /fields/seal` */
export async function sealFields(seal: CardSeal, request: Request): Promise<Response> {
  const read = typed.safeParse(await request.json());
  if (!read.success) return new Response('These are no card fields.', { status: 400 });
  const sealed = Object.entries(read.data).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, seal.seal(value)]],
  );
  return Response.json(Object.fromEntries(sealed));
}
