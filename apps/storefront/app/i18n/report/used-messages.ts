import { offlineMethods, paymentWords, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';

interface KeyPrefix {
  readonly prefix: string;
  readonly because: string;
}

/** Keys that are put together while the shop runs, so that no source names them whole. */
export const prefixesOfKeys: readonly KeyPrefix[] = [
  {
    prefix: 'failure.',
    because: 'the code of a failure comes over the wire; the table of failures says which there are',
  },
  { prefix: 'withdrawal.refused.', because: 'the domain lists why a withdrawal is refused' },
  { prefix: 'thankYou.state.', because: 'the domain lists how the payment of an order can stand' },
  { prefix: 'reorder.outcome.', because: 'the domain lists what can become of a line that is ordered again' },
  { prefix: 'recall.hazard.', because: 'the domain lists what a recalled product may do' },
  { prefix: 'recall.action.', because: 'the domain lists what its owner is asked to do' },
  { prefix: 'contact.reason.', because: 'the domain lists the reasons for writing to the shop' },
  { prefix: 'contact.subreason.', because: 'the domain lists what each of them can be about' },
];

/** The rows of payment methods name their words by the last part of the key. */
const keysOfPaymentRows: ReadonlySet<string> = new Set(
  [
    ...paymentWords,
    ...Object.values(providerMethods).flatMap(({ checkoutName }) => checkoutName ?? []),
    ...Object.values(offlineMethods).map(({ help }) => help),
  ].map((words) => `payment.${words}`),
);

/** The keys that neither stand in a source as a whole string, nor are named by a row of the domain, nor begin with a prefix that is put together there. */
export function unusedKeys(keys: readonly string[], sources: string): readonly string[] {
  const strings = new Set([...sources.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text]) => text));
  return keys.filter(
    (key) =>
      !strings.has(key) && !keysOfPaymentRows.has(key) && !prefixesOfKeys.some(({ prefix }) => key.startsWith(prefix)),
  );
}
