import { authorNameLength, reviewTextLength } from '@tradehall/domain/reviews/written-review.ts';
import form from '../forms/form.module.css';
import { TypedField } from '../forms/typed-field.tsx';
import { Button } from '../ui/inputs/button.tsx';
import { Checkbox } from '../ui/inputs/checkbox.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { TextArea } from '../ui/inputs/text-area.tsx';
import { ReviewedProduct } from './reviewed-product.tsx';
import { StarChoice } from './star-choice.tsx';
import type { WriteReviewView } from './write-review-view.ts';

/** A plain form: it works before the page has come alive, and without JavaScript. */
export function ReviewForm({ view }: { readonly view: WriteReviewView }) {
  const { lead, action, product, rating, text, authorName, consent, button, error } = view;
  return (
    <>
      <ReviewedProduct product={product} />
      <form method="post" action={action} noValidate className={form['form']}>
        <p>{lead}</p>
        {error !== null && (
          <Notice kind="error" isLive>
            {error}
          </Notice>
        )}
        <StarChoice view={rating} />
        <TextArea
          id={`field-${text.name}`}
          name={text.name}
          label={text.label}
          help={text.help ?? undefined}
          message={text.error === null ? null : { kind: 'error', text: text.error }}
          defaultValue={text.value}
          autoFocus={text.isFirstFault}
          maxLength={reviewTextLength}
          rows={8}
          required
        />
        <TypedField view={authorName} maxLength={authorNameLength} autoComplete="off" required />
        {consent !== null && (
          <Checkbox name="reviewConsent" value="yes" label={consent.label} defaultChecked={consent.isTicked} />
        )}
        <Button type="submit" kind="primary" size="large" isWide>
          {button}
        </Button>
      </form>
    </>
  );
}
