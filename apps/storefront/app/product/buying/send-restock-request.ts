import { failureText } from '../../forms/fault-texts.ts';
import { checkFields, firstFault, valuesOf } from '../../forms/check-fields.ts';
import { callShop } from '../../request/browser-calls.ts';
import type { RestockView } from './purchase-view.ts';
import { restockRules } from './restock-rules.ts';

interface RestockRefusal {
  readonly at: 'field' | 'form';
  readonly text: string;
}

/** Null: it is noted. */
export const sendRestockRequest = async (view: RestockView, form: HTMLFormElement): Promise<RestockRefusal | null> => {
  const values = valuesOf(restockRules, new FormData(form));
  if (firstFault(restockRules, checkFields(restockRules, values)) !== null) {
    return { at: 'field', text: view.emailInvalid };
  }
  const wish = { locale: view.locale, email: values.email.trim(), productSku: view.sku };
  const answer = await callShop('cia', 'notifyme-restock', wish);
  return answer?.ok === true ? null : { at: 'form', text: failureText(view.failures, answer?.failure.code ?? null) };
};
