import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CallInput } from '@tradehall/domain/calls/call.ts';

type Cia = AllCalls['cia'];
type BehaviourName =
  'view-item' | 'view-category' | 'cart-update' | 'customer-update' | 'consent' | 'checkout' | 'recommendation';

/** B§7.4: what the tracking service is told; who sends it adds the language and the id of the browser. */
export type BehaviourCall = {
  readonly [Name in BehaviourName]: {
    readonly call: Name;
    readonly input: Omit<CallInput<Cia[Name]>, 'locale' | 'cookie'>;
  };
}[BehaviourName];
