import type { Client } from '@tradehall/domain/calls/client.ts';
import type { allCalls } from '@tradehall/domain/all-calls.ts';
import { checkFields, firstFault, valuesOf } from '../forms/check-fields.ts';
import { refusalOf } from '../forms/refusal.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { choiceIn, contactInput, contactRules } from './contact-fields.ts';
import type { SentContact } from './contact-form.tsx';
import type { ContactFormView } from './contact-form-view.ts';

type Answered = { readonly caseNumber: string } | { readonly again: SentContact; readonly status: 422 | 429 | 503 };

const statuses: Readonly<Record<string, 429 | 503>> = {
  'too-many-requests': 429,
  'contact-request-failed': 503,
  unknown: 503,
};

/** The form as it is sent without JavaScript: what was typed comes back with what is wrong with it. */
export async function answerContact(
  sent: FormData,
  view: ContactFormView,
  visitor: { readonly calls: Client<typeof allCalls> },
  { locale, log, requestId }: ShopRequest,
): Promise<Answered> {
  const values = valuesOf(contactRules([]), sent);
  const choice = choiceIn(values, view.reasons);
  const rules = contactRules(choice?.subreason.needs ?? []);
  const faults = checkFields(rules, values);
  if (choice === null || firstFault(rules, faults) !== null) {
    const wrong = choice === null ? { selectedSubreason: 'wrong' as const } : {};
    return { again: { values, faults: { ...faults, ...wrong }, text: view.checkFields }, status: 422 };
  }
  const answer = await visitor.calls.shop['contact-request'](contactInput(values, choice, locale), {
    onError: (err) => log.error({ err, requestId }, 'a message to the shop got no answer'),
  });
  if (answer?.ok === true) return { caseNumber: answer.value.caseNumber };
  const failure = answer?.failure ?? null;
  const again = { values, ...refusalOf(rules, view.failures, failure) };
  return { again, status: statuses[failure?.code ?? 'unknown'] ?? 422 };
}
