import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { AccountForm } from './account-form.tsx';
import type { LoginView } from './login-view.ts';
import { useSignInProof } from './use-sign-in-proof.ts';

export function LoginForm({ view }: { readonly view: LoginView }) {
  const { proof, state, onSubmit } = useSignInProof();
  return (
    <AccountForm view={view} onSubmit={onSubmit} isBusy={state !== 'here'}>
      <input ref={proof} type="hidden" name="proof" />
      <TypedField
        view={view.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={emailLength}
        required
      />
      <PasswordField view={view.password} autoComplete="current-password" />
      {state === 'solving' && (
        <Notice kind="info" isLive>
          {view.checking}
        </Notice>
      )}
    </AccountForm>
  );
}
