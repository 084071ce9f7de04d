import type { ReactNode } from 'react';

interface ChangeFormProps {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly className?: string | undefined;
  /** Instead of a new page, once the page is alive. */
  readonly onSend: (data: FormData) => void;
  readonly children: ReactNode;
}

/** A form that works without JavaScript; with it the cart changes where it stands. */
export function ChangeForm({ action, fields, className, onSend, children }: ChangeFormProps) {
  return (
    <form
      method="post"
      action={action}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
