import { findStore } from '../platform/stores/store';
import { shopLink } from '../mail/shop-link';
import type { OutgoingCase } from './case-management';

export interface CaseFormSettings {
  readonly organisation: string;
  readonly recordType: string;
  /** Null in production. */
  readonly debugEmail: string | null;
  readonly shopOriginPattern: string;
}

/** B§2.5, B§3: the fields of the form, and the hidden ones, which no browser ever sees. */
export function caseForm(outgoing: OutgoingCase, settings: CaseFormSettings): URLSearchParams {
  const { caseNumber, storeKey, locale, reason, subreason, details, companyName, ...texts } = outgoing;
  const { contactName, customerEmail, subject, description } = texts;
  const { organisation, recordType, debugEmail, shopOriginPattern } = settings;
  return new URLSearchParams({
    ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
    selectedReason: reason,
    selectedSubreason: subreason,
    contactName,
    ...(companyName !== null && { companyName }),
    customerEmail,
    subject,
    description,
    caseNumber,
    // Last, so that nothing that was typed could take their places.
    orgid: organisation,
    recordType,
    country: findStore(storeKey)?.country.code ?? '',
    locale,
    retURL: returnUrl(locale, shopOriginPattern),
    debug: debugEmail === null ? '0' : '1',
    ...(debugEmail !== null && { debugEmail }),
  });
}

export function returnUrl(locale: OutgoingCase['locale'], shopOriginPattern: string): string {
  return shopLink(shopOriginPattern, locale, '/contact-request');
}
