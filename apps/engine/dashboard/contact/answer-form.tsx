import { api, Button, Textarea } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { say } from '../say';
import { answerCase, type ContactCase } from './contact-requests.documents';
import { newIntentId } from './new-intent-id';

interface AnswerFormProps {
  readonly id: string;
  readonly to: string;
  readonly onAnswered: (changed: ContactCase) => Promise<void>;
}

/** A mail to whoever asked. Pressed twice, or after a lost reply, it is one mail: the intent stays until it is done. */
export function AnswerForm({ id, to, onAnswered }: AnswerFormProps) {
  const [words, setWords] = useState('');
  const [intentId, setIntentId] = useState(newIntentId);
  const answering = useMutation({
    mutationFn: () => api.mutate(answerCase, { id, words, intentId }),
    onSuccess: async ({ changed }) => {
      setWords('');
      setIntentId(newIntentId());
      await onAnswered(changed);
      toast.success(say('The answer to {caseNumber} is on its way', { caseNumber: changed.request.caseNumber }));
    },
  });
  return (
    <div className="space-y-2">
      <FailureNote failure={answering.error} />
      <Labelled
        label={say('Answer')}
        hint={say('Goes by mail to {to}, in the shop’s letter, in their language.', { to })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={10}
            className="w-full"
            maxLength={10_000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Labelled>
      <Button type="button" disabled={answering.isPending || words.trim() === ''} onClick={() => answering.mutate()}>
        {say('Send answer')}
      </Button>
    </div>
  );
}
