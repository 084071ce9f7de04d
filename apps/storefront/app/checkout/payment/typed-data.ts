import type { MethodView } from './payment-methods-view.ts';
import type { ComponentData } from './payment-messages.ts';

/** What the page itself hands over; `elsewhere`: the fields are the provider's. */
export function typedData(
  { input, providerMethod }: Pick<MethodView, 'input' | 'providerMethod'>,
  form: FormData,
): ComponentData | 'invalid' | 'elsewhere' {
  if (input.kind !== 'text' && input.kind !== 'none') return 'elsewhere';
  const paymentMethod = { type: providerMethod };
  if (input.kind === 'none') return { paymentMethod };
  const written = form.get(input.name);
  const text = typeof written === 'string' ? written.replaceAll(/[\s()/-]/g, '') : '';
  return new RegExp(`^${input.text.pattern}$`).test(text)
    ? { paymentMethod: { ...paymentMethod, [input.name]: text } }
    : 'invalid';
}

/** The fields of a kept card ask for its security code alone; which card it is, the page knows. */
export function withStoredCard({ storedCard }: Pick<MethodView, 'storedCard'>, data: ComponentData): ComponentData {
  const { paymentMethod } = data;
  return storedCard === null || typeof paymentMethod !== 'object' || Array.isArray(paymentMethod)
    ? data
    : { ...data, paymentMethod: { ...paymentMethod, storedPaymentMethodId: storedCard } };
}
