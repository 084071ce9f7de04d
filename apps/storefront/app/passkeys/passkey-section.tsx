import form from '../forms/form.module.css';
import { Button } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { askToAdd } from './ask-device.ts';
import type { PasskeySectionView } from './passkey-section-view.ts';
import styles from './passkey-section.module.css';
import { useAskedDevice } from './use-asked-device.ts';
import { usePasskeysPossible } from './use-passkeys-possible.ts';

const nameLength = 60;

type ViewProps = { readonly view: PasskeySectionView };

function AddPasskey({ view: { action, name, add, failed } }: ViewProps) {
  const { form: element, credential, state, start } = useAskedDevice(askToAdd);
  return (
    <form ref={element} method="post" action={action} className={form['form']}>
      <input ref={credential} type="hidden" name="credential" />
      <TextField label={name.label} name="name" defaultValue={name.value} maxLength={nameLength} autoComplete="off" />
      {state === 'failed' && (
        <Notice kind="error" isLive>
          {failed}
        </Notice>
      )}
      <div>
        <Button isBusy={state === 'asking'} onClick={() => void start()}>
          {add}
        </Button>
      </div>
    </form>
  );
}

/** Removing is a plain form; adding needs a device, and so a page that is alive. */
export function PasskeySection({ view }: ViewProps) {
  const isPossible = usePasskeysPossible();
  const { title, text, action, outcome, none, passkeys } = view;
  return (
    <section className={styles['section']} aria-labelledby="passkeys">
      <h2 id="passkeys">{title}</h2>
      <p>{text}</p>
      {outcome !== null && (
        <Notice kind={outcome.kind} isLive>
          {outcome.text}
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p className={form['note']}>{none}</p>
      ) : (
        <ul className={styles['list']}>
          {passkeys.map(({ id, name, dates, remove }) => (
            <li key={id} className={styles['row']}>
              <div className={styles['words']}>
                <strong translate="no">{name}</strong>
                {dates.map((date) => (
                  <span key={date} className={form['note']}>
                    {date}
                  </span>
                ))}
              </div>
              <form method="post" action={action}>
                <input type="hidden" name="passkeyId" value={id} />
                <Button type="submit">{remove}</Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {isPossible && <AddPasskey view={view} />}
    </section>
  );
}
