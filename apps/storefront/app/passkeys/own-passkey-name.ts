import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** Where its owner gives it none. */
export const ownPasskeyName = ({ locale }: ShopRequest): string => translator(locale)('passkey.ownName');
