import { componentDataOf } from '@tradehall/domain/payment/asked-fields.ts';
import type { MethodView } from './payment-methods-view.ts';
import type { ComponentData } from './payment-messages.ts';
import type { TypedFieldView } from './typed-fields.ts';

/** As it was meant; null where it cannot be. */
function readField({ name, pattern, latest }: TypedFieldView, form: FormData): string | null {
  const written = form.get(name);
  // A date has its hyphens.
  const text = typeof written === 'string' ? written.replaceAll(latest === null ? /[\s()/-]/g : /\s/g, '') : '';
  const isRight = new RegExp(`^${pattern}$`).test(text) && (latest === null || text <= latest);
  return isRight ? text : null;
}

/** The first field that is wrong. */
interface Wrong {
  readonly invalid: TypedFieldView;
}

export function isWrong(typed: ComponentData | Wrong): typed is Wrong {
  return 'invalid' in typed;
}

/** What the page itself hands over, or the first field that is wrong; `elsewhere`: the fields are the provider's. */
export function typedData(
  { input, providerMethod }: Pick<MethodView, 'input' | 'providerMethod'>,
  form: FormData,
): ComponentData | Wrong | 'elsewhere' {
  if ((input.kind !== 'typed' && input.kind !== 'none') || providerMethod === null) return 'elsewhere';
  const fields = input.kind === 'typed' ? input.fields : [];
  const typed = fields.map((field) => [field, readField(field, form)] as const);
  const wrong = typed.find(([, text]) => text === null);
  if (wrong !== undefined) return { invalid: wrong[0] };
  return componentDataOf(providerMethod, Object.fromEntries(typed.map(([{ name }, text]) => [name, text])));
}

/** The fields of a kept card ask for its security code alone; which card it is, the page knows. */
export function withStoredCard({ storedCard }: Pick<MethodView, 'storedCard'>, data: ComponentData): ComponentData {
  const { paymentMethod } = data;
  return storedCard === null || typeof paymentMethod !== 'object' || Array.isArray(paymentMethod)
    ? data
    : { ...data, paymentMethod: { ...paymentMethod, storedPaymentMethodId: storedCard } };
}
