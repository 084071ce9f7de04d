import { useId, type ReactNode } from 'react';

interface LabelledProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (control: { readonly id: string; readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** A control under its label, with a word on what to type. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="space-y-1">
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': hintId })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-xs text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}
