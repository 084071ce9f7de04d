import { mostPasswordLength } from '@tradehall/domain/calls/field-patterns.ts';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import control from '../ui/inputs/control.module.css';
import { describedBy, FieldFrame } from '../ui/inputs/field-frame.tsx';
import { IconButton } from '../ui/inputs/icon-button.tsx';
import styles from './password-field.module.css';
import type { PasswordView } from './password-view.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';

interface PasswordFieldProps {
  readonly view: PasswordView;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Without JavaScript it stays hidden. */
export function PasswordField({ view, autoComplete }: PasswordFieldProps) {
  const isAlive = useIsAlive();
  const [isShown, setShown] = useState(false);
  const { name, label, help, error, isFirstFault, show, hide } = view;
  const id = `field-${name}`;
  const message = error === null ? null : ({ kind: 'error', text: error } as const);
  const texts = { label, help: help ?? undefined, message };
  return (
    <FieldFrame id={id} texts={texts} isRequired>
      <div className={styles['place']}>
        <input
          {...describedBy(id, texts)}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={mostPasswordLength}
          required
          autoFocus={isFirstFault}
          className={control['control']}
        />
        {isAlive && (
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? hide : show}
            aria-controls={id}
            className={styles['toggle']}
            onClick={() => setShown(!isShown)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
