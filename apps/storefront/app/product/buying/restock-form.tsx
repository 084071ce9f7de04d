import Bell from 'lucide-react/icons/bell';
import { useRef, useState, type SubmitEvent } from 'react';
import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { RestockView } from './purchase-view.ts';
import styles from './restock-form.module.css';

type State =
  | { readonly kind: 'open' | 'sending' | 'done' }
  | { readonly kind: 'refused'; readonly at: 'field' | 'form'; readonly text: string };

function useRestockRequest(view: RestockView) {
  const [state, setState] = useState<State>({ kind: 'open' });
  const email = useRef<HTMLInputElement>(null);
  const submit = async (form: HTMLFormElement) => {
    setState({ kind: 'sending' });
    const { sendRestockRequest } = await import('./send-restock-request.ts');
    const refusal = await sendRestockRequest(view, form);
    setState(refusal === null ? { kind: 'done' } : { kind: 'refused', ...refusal });
    if (refusal?.at === 'field') email.current?.focus();
  };
  return { state, email, submit };
}

/** Asks for one address. What sends it comes when it is sent; without JavaScript the browser does it alone. */
export function RestockForm({ view }: { readonly view: RestockView }) {
  const { state, email, submit } = useRestockRequest(view);
  const isAlive = useIsAlive();
  if (state.kind === 'done') {
    return (
      <Notice kind="success" isLive>
        {view.restockDone}
      </Notice>
    );
  }
  const fieldFault = state.kind === 'refused' && state.at === 'field' ? state.text : null;
  return (
    <form
      method="post"
      action={view.action}
      noValidate={isAlive}
      className={styles['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (state.kind !== 'sending') void submit(event.currentTarget);
      }}
    >
      <h2 className={styles['title']}>
        <Icon icon={Bell} />
        {view.restockTitle}
      </h2>
      <p className={styles['text']}>{view.restockText}</p>
      <input type="hidden" name="sku" value={view.sku} />
      <TextField
        ref={email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={emailLength}
        label={view.restockEmail}
        message={fieldFault === null ? null : { kind: 'error', text: fieldFault }}
        required
      />
      {state.kind === 'refused' && state.at === 'form' && (
        <Notice kind="error" isLive>
          {state.text}
        </Notice>
      )}
      <Button type="submit" kind="primary" size="large" isWide isBusy={state.kind === 'sending'}>
        {view.restockButton}
      </Button>
    </form>
  );
}
