import form from '../forms/form.module.css';
import { Button } from '../ui/inputs/button.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import type { PreferencesView } from './preferences-view.ts';

/** A plain form: it works before the page has come alive. Nothing is ticked that was not agreed to. */
export function Preferences({ view }: { readonly view: PreferencesView }) {
  const { saved, error } = view;
  return (
    <form method="post" action={view.action} className={form['form']}>
      {saved !== null && (
        <Notice kind="success" isLive>
          {saved}
        </Notice>
      )}
      {error !== null && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      <p>{view.lead}</p>
      {view.preferences.map(({ kind, label, isTicked, history }) => (
        <Checkbox key={kind} name="consent" value={kind} label={label} help={history} defaultChecked={isTicked} />
      ))}
      <div>
        <Button type="submit" kind="primary" size="large">
          {view.button}
        </Button>
      </div>
    </form>
  );
}
