import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import type { FieldRules, FieldValues } from '../forms/check-fields.ts';
import { anything, email, required } from '../forms/field-rules.ts';
import form from '../forms/form.module.css';
import { refusalOf } from '../forms/refusal.ts';
import type { Refusal } from '../forms/refusal.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useIsAlive } from '../forms/use-is-alive.ts';
import { callShop } from '../request/browser-calls.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { LoginView } from './login-view.ts';

type LoginField = 'email' | 'password';

const loginRules: FieldRules<LoginField> = { email: required(email), password: required(anything) };

export function LoginForm({ view }: { readonly view: LoginView }) {
  const isAlive = useIsAlive();
  const send = async (values: FieldValues<LoginField>): Promise<Refusal<LoginField> | null> => {
    const credentials = { locale: view.locale, email: values.email.trim(), password: values.password };
    const answer = await callShop('new-ct', 'customerSignMeIn', credentials);
    if (answer?.ok === true) {
      // A new page: nothing of the guest's stays in memory.
      window.location.assign(view.next);
      return null;
    }
    return refusalOf(loginRules, view.failures, answer?.failure ?? null);
  };
  const { faults: texts, checkFields: checkText } = view;
  const checked = useCheckedForm({ rules: loginRules, texts, checkText, send });
  return (
    // Post, so that nothing typed can ever stand in an address.
    <form {...checked.formProps} method="post" className={form['form']}>
      <p>{view.lead}</p>
      <TextField
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={emailLength}
        label={view.email}
        message={checked.messageOf('email')}
        required
      />
      <TextField
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        label={view.password}
        message={checked.messageOf('password')}
        required
      />
      {checked.refusal !== null && (
        <Notice kind="error" isLive>
          {checked.refusal}
        </Notice>
      )}
      <Button type="submit" kind="primary" size="large" isWide isBusy={checked.isSending} disabled={!isAlive}>
        {view.signIn}
      </Button>
      <VisuallyHidden>
        <span role="status">{checked.isSending ? view.signingIn : ''}</span>
      </VisuallyHidden>
    </form>
  );
}
