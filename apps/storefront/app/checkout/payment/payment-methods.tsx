import { useEffect, useId, useRef } from 'react';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import choice from '../../ui/inputs/choice.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { AdyenCardProps } from './payment-adyen-card.tsx';
import type { MethodView } from './payment-methods-view.ts';
import styles from './payment-page.module.css';
import { PaymentRows } from './payment-rows.tsx';
import { mayPay } from './payment-state.ts';
import { PaymentStoredCard } from './payment-stored-card.tsx';
import type { PaymentView } from './payment-view.ts';
import { ProviderFrame } from './provider-frame.tsx';
import type { TypedFieldView } from './typed-fields.ts';
import type { PaymentFlow } from './use-payment.ts';

const AdyenCard = lazyPart<AdyenCardProps>(() => import('./payment-adyen-card.tsx').then((file) => file.AdyenCard));

interface PaymentMethodsProps {
  readonly view: PaymentView;
  readonly flow: PaymentFlow;
}

export function PaymentMethods({ view, flow }: PaymentMethodsProps) {
  const { texts, methods, outage } = view;
  return (
    <fieldset className={choice['group']} inert={!mayPay(flow.state)}>
      <legend className={styles['legend']}>{texts.methods}</legend>
      <div className={styles['notices']}>
        {outage !== null && <Notice kind="warning">{outage}</Notice>}
        {methods.length === 0 && <Notice kind="error">{texts.none}</Notice>}
        {flow.news !== null && (
          <Notice kind="success" isLive>
            {flow.news}
          </Notice>
        )}
      </div>
      <ul className={styles['methods']}>
        {methods.map((method) => (
          <li key={method.value}>
            <Method method={method} view={view} flow={flow} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface MethodProps extends PaymentMethodsProps {
  readonly method: MethodView;
}

function Method({ method, view, flow }: MethodProps) {
  const id = useId();
  const isChosen = flow.chosen?.value === method.value;
  const { name, value, help, rows, storedCard, hasFee } = method;
  return (
    <div className={styles['method']}>
      <label className={joinClasses(choice['choice'], styles['choice'])}>
        <input
          type="radio"
          name="method"
          value={value}
          data-fee={hasFee ? '' : undefined}
          required
          // The browser's own choice stands: it may have been made before the page's scripts ran.
          defaultChecked={isChosen}
          aria-labelledby={`${id}-name`}
          aria-describedby={help === null ? undefined : `${id}-help`}
          className={joinClasses(choice['mark'], choice['dot'])}
          onChange={() => flow.choose(value)}
        />
        <span className={choice['words']}>
          <span id={`${id}-name`}>{name}</span>
          {help !== null && (
            <span id={`${id}-help`} className={choice['note']}>
              {help}
            </span>
          )}
        </span>
      </label>
      <div className={styles['details']}>
        {isChosen && flow.problem !== null && !isSaidAtField(method, flow) && <Problem flow={flow} />}
        {rows.length > 0 && <PaymentRows rows={rows} />}
        {isChosen && <Input method={method} view={view} flow={flow} />}
        {isChosen && storedCard !== null && (
          <PaymentStoredCard id={storedCard} name={name} texts={view.texts} onRemoved={flow.leaveCard} />
        )}
      </div>
    </div>
  );
}

const isSaidAtField = ({ input }: MethodView, { isFieldShown }: PaymentFlow): boolean =>
  isFieldShown && input.kind === 'typed';

/** The button is far below: what went wrong is brought before the shopper. */
function Problem({ flow: { problem, isFieldShown } }: Pick<MethodProps, 'flow'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFieldShown) place.current?.focus();
  }, [problem, isFieldShown]);
  return (
    <div ref={place} tabIndex={-1} className={styles['problem']}>
      <Notice kind="error" isLive>
        {problem}
      </Notice>
    </div>
  );
}

const kinds = {
  blikCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  telephoneNumber: { inputMode: 'tel', autoComplete: 'tel' },
  shopperPhone: { inputMode: 'tel', autoComplete: 'tel' },
  dateOfBirth: { type: 'date', autoComplete: 'bday', min: '1900-01-01' },
  issuer: {},
} as const;

function Typed({ field, flow }: { readonly field: TypedFieldView; readonly flow: PaymentFlow }) {
  const { name, label, help, invalid, options, latest } = field;
  const message = flow.invalidField === name ? { kind: 'error' as const, text: invalid } : null;
  const words = { name, label, help: help ?? undefined, message, required: true };
  return options === null ? (
    <TextField {...words} {...kinds[name]} {...(latest !== null && { max: latest })} />
  ) : (
    <Select {...words} options={options} emptyOption={invalid} />
  );
}

function Input({ method, view, flow }: MethodProps) {
  const { input } = method;
  const isAlive = useIsAlive();
  const { desk, onFields } = flow;
  if (input.kind === 'typed') return input.fields.map((field) => <Typed key={field.name} field={field} flow={flow} />);
  if (input.kind === 'frame') {
    return !isAlive ? (
      // As high as the frame that is coming; a picture has its height without a style.
      <svg aria-hidden="true" width="1" height={input.frame.heightPx} className={styles['coming']} />
    ) : (
      <ProviderFrame key={input.frame.src} view={input.frame} desk={desk} onMessage={onFields} />
    );
  }
  if (input.kind === 'provider-card' && isAlive) {
    const { locale, countryCode, total } = view;
    return <AdyenCard isWanted props={{ card: input.card, locale, countryCode, total, desk, onMessage: onFields }} />;
  }
  return null;
}
