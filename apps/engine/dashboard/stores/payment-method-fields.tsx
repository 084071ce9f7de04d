import type { Country } from '@tradehall/domain/countries/country.ts';
import { findPayableMethod, isOfflineMethod, offlineMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { methodsAllowedIn } from '@tradehall/domain/payment/offered-methods.ts';
import { useId } from 'react';
import { sayName } from '../names-to-say';
import { say } from '../say';
import type { StoreFieldsProps } from './store-fields';

interface PaymentMethodFieldsProps extends StoreFieldsProps {
  readonly country: Country;
}

/** What the country's row has, each with a switch. */
export function PaymentMethodFields({ draft, onChange, country }: PaymentMethodFieldsProps) {
  const id = useId();
  const { switchedOffMethods, bankDetails } = draft;
  const hasBank = Object.values(bankDetails).every((text) => text.trim() !== '');
  const turn = (method: string, isOn: boolean) => {
    const others = switchedOffMethods.filter((each) => each !== method);
    onChange({ switchedOffMethods: isOn ? others : [...others, method] });
  };
  return (
    <div className="space-y-4">
      <ul className="grid gap-3 md:grid-cols-2">
        {methodsAllowedIn(country).map((method) => {
          const lacksBank = isOfflineMethod(method) && offlineMethods[method].isPaidToAccount && !hasBank;
          return (
            <li key={method} className="flex gap-3">
              <input
                id={`${id}-${method}`}
                type="checkbox"
                className="mt-0.5 size-4 shrink-0"
                checked={!switchedOffMethods.includes(method)}
                aria-describedby={lacksBank ? `${id}-${method}-hint` : undefined}
                onChange={(event) => turn(method, event.target.checked)}
              />
              <div>
                <label htmlFor={`${id}-${method}`} className="text-sm font-medium">
                  {sayName(findPayableMethod(method)?.operatorName ?? method)}
                </label>
                {lacksBank ? (
                  <p id={`${id}-${method}-hint`} className="text-xs text-muted-foreground">
                    {say('Needs the bank account.')}
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-xs text-muted-foreground">
        {say(
          'Off: nobody is offered it any more. Whoever has begun to pay with it can finish. One method has to stay.',
        )}
      </p>
    </div>
  );
}
