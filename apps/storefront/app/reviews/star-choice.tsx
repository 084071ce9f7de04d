import { FieldNotes, describedBy } from '../ui/inputs/field-frame.tsx';
import { Stars } from '../ui/goods/stars.tsx';
import styles from './star-choice.module.css';
import type { StarsView } from './write-review-view.ts';

/** One of five, with words: stars alone say nothing to whoever hears the page. */
export function StarChoice({ view }: { readonly view: StarsView }) {
  const { name, label, value: chosen, error, isFirstFault, options } = view;
  const id = `field-${name}`;
  const message = error === null ? null : ({ kind: 'error', text: error } as const);
  return (
    <fieldset className={styles['group']} {...describedBy(id, { message })} aria-invalid={undefined}>
      <legend className={styles['legend']}>{label}</legend>
      {options.map(({ value, stars, label: words }, at) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === chosen}
            autoFocus={isFirstFault && at === 0}
            className={styles['mark']}
          />
          <Stars average={stars} />
          <span>{words}</span>
        </label>
      ))}
      <FieldNotes id={id} label={label} message={message} />
    </fieldset>
  );
}
