import { routeTable } from '../routing/route-table.ts';
import { moveTo, proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathInLanguage, pathWithLanguage } from '../routing/language-of-path.ts';

/** B§2.1: the card provider's name for the page of a failed payment. */
export const paymentErrorRedirection: Guard = (request) => {
  const language = languageOfPath(request.path, request.country);
  const path = pathInLanguage(request.path, language).replace(/\/$/, '');
  return path === routeTable['adyen-payment-error'].path
    ? moveTo(pathWithLanguage(routeTable['checkout/payment-error'].path, language), 308, request)
    : proceed;
};
