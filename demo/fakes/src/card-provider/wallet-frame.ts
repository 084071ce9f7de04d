import { countries } from '@tradehall/domain/countries/countries.ts';
import { escapeHtml } from '../html-page.ts';
import { fieldMarkup, hostedFrame } from './hosted-frame.ts';

/** What the shopper keeps in her wallet, and how each thing is labelled unless the merchant's page says otherwise. */
const kept = {
  email: { label: 'E-mail', value: 'wallet@example.test' },
  phone: { label: 'Phone', value: '+44 20 7946 0000' },
  firstName: { label: 'First name', value: 'Robin' },
  lastName: { label: 'Last name', value: 'Walker' },
  street: { label: 'Street', value: 'Market Street' },
  houseNumber: { label: 'House number', value: '12' },
  postalCode: { label: 'Postal code', value: '' },
  city: { label: 'City', value: 'Newtown' },
} as const;

/** `GET /wallet`: the stand-in of a wallet's button and, for express checkout, of its sheet. */
export function walletFrame(search: URLSearchParams): Response {
  const kind = search.get('kind') === 'applepay' ? 'applepay' : 'googlepay';
  const name = kind === 'applepay' ? 'Apple Pay' : 'Google Pay';
  const country = search.get('country') ?? '';
  const sheet = search.get('express') === '1' ? sheetMarkup(search, country) : '';
  const asks = search.get('asks') === '1' ? ' data-asks="1"' : '';
  const data = `data-kind="${kind}" data-country="${escapeHtml(country)}"${asks}`;
  return hostedFrame({
    title: name,
    language: search.get('lang') ?? 'en',
    script: '/wallet.js',
    body: `<button type="button" id="pay" class="wallet" ${data}>${escapeHtml(search.get('label') ?? name)}</button>${sheet}`,
  });
}

function sheetMarkup(search: URLSearchParams, country: string): string {
  const postalCode = Object.values(countries).find(({ code }) => code === country)?.postalCode.example ?? '';
  const fields = Object.entries(kept).map(([name, { label, value }]) =>
    fieldMarkup({
      name,
      label: search.get(`${name}Label`) ?? label,
      value: search.get(name) ?? (name === 'postalCode' ? postalCode : value),
      attributes: 'required',
    }),
  );
  const confirm = escapeHtml(search.get('confirm') ?? 'Continue');
  const close = escapeHtml(search.get('close') ?? 'Close');
  return (
    `<form id="sheet" hidden><p id="note"></p>${fields.join('')}` +
    `<p class="buttons"><button>${confirm}</button> <button type="button" id="close">${close}</button></p></form>`
  );
}
