import { api, Button, type PageBlockProps } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { resetSecondFactor } from './operators.documents';

/** For an operator who has lost passkeys, phone and paper. */
export function ResetSecondFactor({ context: { entity } }: PageBlockProps) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (id: string) => api.mutate(resetSecondFactor, { id }),
  });
  if (!entity) return null;
  const ask = () => {
    if (window.confirm(say('Take passkeys, app and recovery codes away? All sessions of this operator end.')))
      mutate(entity.id);
  };
  return (
    <div className="space-y-3 text-sm">
      <FailureNote failure={error} />
      <p>
        {isSuccess
          ? say('It is taken away. The operator signs in with the password and sets up a new one.')
          : say('If passkeys, phone and recovery codes are lost. Be sure who asks for it.')}
      </p>
      <Button type="button" variant="destructive" size="sm" disabled={isPending || isSuccess} onClick={ask}>
        {say('Reset the second factor')}
      </Button>
    </div>
  );
}
