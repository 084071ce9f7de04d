import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { LoginView } from './login-view.ts';

export function LoginForm({ view }: { readonly view: LoginView }) {
  return (
    <AccountForm view={view}>
      <TypedField
        view={view.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={emailLength}
        required
      />
      <PasswordField view={view.password} autoComplete="current-password" />
    </AccountForm>
  );
}
