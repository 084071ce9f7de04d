import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import { TypedField } from '../forms/typed-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { PasswordResetView } from './password-reset-view.ts';

export function PasswordResetForm({ view }: { readonly view: PasswordResetView }) {
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
    </AccountForm>
  );
}
