/** What a shopper does next, as far as our pages can show it. */
export type ShownAction =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'await'; readonly paymentData: string }
  /** A code for an app, and the address that opens the app on this device. */
  | { readonly kind: 'code'; readonly paymentData: string; readonly code: string; readonly appUrl: string | null }
  /** Paid later; what is needed for it stands on the page of the order. */
  | { readonly kind: 'later' };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

// Only where a browser may be led to: an address of script would be one of ours.
const isPage = (value: unknown): value is string => isText(value) && /^https?:\/\//i.test(value) && URL.canParse(value);

/** A page, or the address of an app by which it is opened on a phone. */
const opensApp = (value: unknown): value is string => isPage(value) || (isText(value) && /^swish:\/\//i.test(value));

/**
 * Of the action that the provider names. Null for what no page of ours shows: a redirect that is posted (we ask for none), 3D Secure
 * in the page (we ask for the redirect), the kits of apps, whatever comes new. Such a payment is cancelled and another way offered.
 */
export function shownAction(action: Readonly<Record<string, unknown>>): ShownAction | null {
  const { type, method, url, paymentData, qrCodeData } = action;
  switch (type) {
    case 'redirect':
      return isPage(url) && (method === undefined || method === 'GET') ? { kind: 'redirect', url } : null;
    case 'await':
      return isText(paymentData) ? { kind: 'await', paymentData } : null;
    case 'qrCode':
      return isText(paymentData) && isText(qrCodeData)
        ? { kind: 'code', paymentData, code: qrCodeData, appUrl: opensApp(url) ? url : null }
        : null;
    case 'voucher':
    case 'bankTransfer':
      return { kind: 'later' };
    default:
      return null;
  }
}
