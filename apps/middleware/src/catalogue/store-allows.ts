import type { StoreFlag } from '@tradehall/domain/catalogue/store-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';

/** What the operator has switched on for the store of the host; nothing where the store is not known. */
export async function storeAllows(flag: StoreFlag, locale: Locale, context: CallContext): Promise<boolean> {
  const store = await context.read('store', locale, context.storeKey);
  return store?.flags[flag] ?? false;
}
