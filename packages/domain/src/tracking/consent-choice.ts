// Read in the browser on every page: nothing here may weigh.

/** What somebody may agree to; what a shop needs to work is never asked about. */
export const consentPurposes = ['statistics', 'marketing'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export type Consents = Readonly<Record<ConsentPurpose, boolean>>;

/** Which wording of `consent.…` in the storefront's messages people agree to. New words, new version: everybody is asked again. */
export const consentTextVersion = 1;

export const consentCookieName = 'consent';
export const consentCookieSeconds = 180 * 24 * 60 * 60;

/** By it the tracking service knows a browser again. Only whoever agreed to marketing has one. */
export const trackingCookieName = 'tracking-id';

export interface ConsentChoice {
  /** Names the row that proves the choice. */
  readonly receiptId: string;
  readonly purposes: readonly ConsentPurpose[];
  readonly textVersion: number;
}

const uuid = '[\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12}';
const written = new RegExp(`^([1-9]\\d{0,3})\\.(0|s?m?)\\.(${uuid})$`);

/** `1.sm.<receipt>`: version, first letters of what was agreed to (or 0), receipt. */
export function consentCookieOf({ textVersion, purposes, receiptId }: ConsentChoice): string {
  const agreed = consentPurposes.filter((purpose) => purposes.includes(purpose)).map((purpose) => purpose.charAt(0));
  return `${textVersion}.${agreed.join('') || '0'}.${receiptId}`;
}

/** Null for whatever we have not written: garbage agrees to nothing. */
export function findConsentChoice(cookie: string | null | undefined): ConsentChoice | null {
  const [, version = '', letters = '', receiptId = ''] = written.exec(cookie ?? '') ?? [];
  return letters === ''
    ? null
    : {
        receiptId,
        purposes: consentPurposes.filter((purpose) => letters.includes(purpose.charAt(0))),
        textVersion: Number(version),
      };
}

/** Who agreed to other words has agreed to nothing. */
export function consentsOf(choice: ConsentChoice | null): Consents {
  const isCurrent = choice?.textVersion === consentTextVersion;
  return {
    statistics: isCurrent && choice.purposes.includes('statistics'),
    marketing: isCurrent && choice.purposes.includes('marketing'),
  };
}
