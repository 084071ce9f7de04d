import { emailLength } from '@tradehall/domain/calls/field-patterns.ts';
import form from '../forms/form.module.css';
import { PasswordField } from '../forms/password-field.tsx';
import { TypedField } from '../forms/typed-field.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { AccountForm } from './account-form.tsx';
import type { CreateAccountView } from './create-account-view.ts';

const nameLength = 100;

export function CreateAccountForm({ view }: { readonly view: CreateAccountView }) {
  const { fields, password, newsletter } = view;
  return (
    <AccountForm view={view}>
      <div className={form['pair']}>
        <TypedField view={fields.firstName} autoComplete="given-name" maxLength={nameLength} required />
        <TypedField view={fields.lastName} autoComplete="family-name" maxLength={nameLength} required />
      </div>
      <TypedField
        view={fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={emailLength}
        required
      />
      <PasswordField view={password} autoComplete="new-password" />
      <Checkbox name="newsletter" value="yes" label={newsletter.label} defaultChecked={newsletter.isTicked} />
    </AccountForm>
  );
}
