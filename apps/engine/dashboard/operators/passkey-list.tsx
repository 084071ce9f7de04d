import { api, Button, Input } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { shownMoment } from '../moments';
import { say } from '../say';
import { Sentence } from '../sentence';
import { askToMake, canUsePasskeys } from './ask-device';
import {
  addPasskey,
  beginPasskey,
  type OperatorPasskey,
  removePasskey,
  type SecondFactor,
} from './operators.documents';
import type { OnCodes } from './recovery-codes';

/** Where passkeys work, for whoever has opened the dashboard by another name. */
export function PasskeysElsewhere({ origin }: { readonly origin: string | null }) {
  if (origin === null)
    return <p className="text-sm">{say('Passkeys are not set up: the dashboard’s address is not known.')}</p>;
  if (origin === window.location.origin) return <p className="text-sm">{say('This browser knows no passkeys.')}</p>;
  return (
    <p className="text-sm">
      <Sentence
        words={say('Passkeys work at {address}, not at this address.', { address: '<1>' })}
        parts={[
          <a key="address" href={`${origin}/dashboard`} className="break-all underline">
            {origin}/dashboard
          </a>,
        ]}
      />
    </p>
  );
}

/** An operator's own passkeys: by name, with their last use. The last second factor stays. */
export function PasskeyList({ factor, onCodes }: { readonly factor: SecondFactor; readonly onCodes: OnCodes }) {
  const { passkeys, hasApp, passkeyOrigin } = factor;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => api.mutate(removePasskey, { id }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const isLast = passkeys.length === 1 && !hasApp;
  return (
    <div className="max-w-xl space-y-4 text-sm">
      <FailureNote failure={remove.error} />
      {passkeys.length === 0 ? (
        <p>
          {say(
            'You have none. A passkey is kept by this device, your phone or a security key. You unlock it with a finger, your face or a PIN, and nobody can talk you out of it.',
          )}
        </p>
      ) : (
        <ul className="divide-y rounded-md border">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={remove.isPending}
              isLast={isLast}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </ul>
      )}
      {isLast ? (
        <p className="text-muted-foreground">
          {say('This is your only second factor. Add another passkey, or an app, before you remove it.')}
        </p>
      ) : null}
      {canUsePasskeys(passkeyOrigin) ? <AddPasskey onCodes={onCodes} /> : <PasskeysElsewhere origin={passkeyOrigin} />}
    </div>
  );
}

interface PasskeyRowProps {
  readonly passkey: OperatorPasskey;
  readonly isBusy: boolean;
  readonly isLast: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, isBusy, isLast, onRemove }: PasskeyRowProps) {
  const ask = () => {
    if (window.confirm(say('Remove the passkey “{name}”? Your other sessions end.', { name }))) onRemove();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0 space-y-1">
        <p className="font-medium break-words">{name}</p>
        <p className="text-xs text-muted-foreground tabular-nums">
          {say('Added {createdAt}', { createdAt: shownMoment(createdAt) })} ·{' '}
          {lastUsedAt === null
            ? say('Not used yet')
            : say('Last used {lastUsedAt}', { lastUsedAt: shownMoment(lastUsedAt) })}
        </p>
      </div>
      {isLast ? null : (
        <Button
          type="button"
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={say('Remove the passkey {name}', { name })}
          onClick={ask}
        >
          {say('Remove')}
        </Button>
      )}
    </li>
  );
}

function AddPasskey({ onCodes }: { readonly onCodes: OnCodes }) {
  const [name, setName] = useState('');
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const { beginPasskey: options } = await api.mutate(beginPasskey, {});
      return api.mutate(addPasskey, { name, credential: await askToMake(options) });
    },
    onSuccess: async ({ addPasskey: { newRecoveryCodes } }) => {
      setName('');
      onCodes(newRecoveryCodes);
      // Pages that were refused until now.
      await queries.invalidateQueries();
    },
  });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <FailureNote failure={add.error} />
      <Labelled
        label={say('Name of the new passkey')}
        hint={say('So that you know it again: Laptop, Phone, Key on the ring.')}
      >
        {(control) => (
          <Input {...control} required maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Labelled>
      <Button type="submit" disabled={add.isPending}>
        {add.isPending ? say('Waiting for your device') : say('Add a passkey')}
      </Button>
    </form>
  );
}
