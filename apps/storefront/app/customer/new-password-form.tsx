import { PasswordField } from '../forms/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { NewPasswordView } from './new-password-view.ts';

export function NewPasswordForm({ view }: { readonly view: NewPasswordView }) {
  return (
    <AccountForm view={view}>
      <input type="hidden" name="token" value={view.token} />
      <PasswordField view={view.password} autoComplete="new-password" />
    </AccountForm>
  );
}
