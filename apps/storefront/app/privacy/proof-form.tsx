import form from '../forms/form.module.css';
import { PasswordField } from '../forms/password-field.tsx';
import { Button, type ButtonKind } from '../ui/inputs/button.tsx';
import type { ProofView } from './proof-view.ts';

interface ProofFormProps {
  readonly proof: ProofView;
  /** Where the proof is sent. */
  readonly action: string;
  /** Where a link is asked for. */
  readonly linkAction: string;
  readonly button: string;
  readonly kind: ButtonKind;
}

/** Plain forms: they work without JavaScript, and an answer may be a file. */
export function ProofForm({ proof, action, linkAction, button, kind }: ProofFormProps) {
  if (proof.kind === 'link') {
    return (
      <form method="post" action={linkAction} className={form['form']}>
        <p>{proof.text}</p>
        <div>
          <Button type="submit" name="step" value="link">
            {proof.button}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form method="post" action={action} noValidate className={form['form']}>
      {proof.kind === 'token' && <input type="hidden" name="token" value={proof.token} />}
      {proof.kind === 'password' && (
        <>
          <input type="text" name="username" autoComplete="username" value={proof.email} readOnly hidden />
          <PasswordField view={proof.field} autoComplete="current-password" />
        </>
      )}
      <div>
        <Button type="submit" name="step" value="prove" kind={kind}>
          {button}
        </Button>
      </div>
    </form>
  );
}
