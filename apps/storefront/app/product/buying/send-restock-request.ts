import { checkFields, firstFault, valuesOf, type FieldRules } from '../../forms/check-fields.ts';
import { failureText } from '../../forms/fault-texts.ts';
import { email, required } from '../../forms/field-rules.ts';
import { callShop } from '../../request/browser-calls.ts';
import type { RestockView } from './purchase-view.ts';

export const restockRules: FieldRules<'email'> = { email: required(email) };

interface RestockRefusal {
  readonly at: 'field' | 'form';
  readonly text: string;
}

/** Null: it is noted. */
export async function sendRestockRequest(view: RestockView, form: HTMLFormElement): Promise<RestockRefusal | null> {
  const values = valuesOf(restockRules, new FormData(form));
  if (firstFault(restockRules, checkFields(restockRules, values)) !== null)
    return { at: 'field', text: view.emailInvalid };
  const wish = { locale: view.locale, email: values.email.trim(), productSku: view.sku };
  const answer = await callShop('cia', 'notifyme-restock', wish);
  return answer?.ok === true ? null : { at: 'form', text: failureText(view.failures, answer?.failure.code ?? null) };
}
