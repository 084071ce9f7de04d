import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '../../ui/inputs/button.tsx';
import { Chip } from '../../ui/inputs/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/overlays/notifications.ts';
import { TextField } from '../../ui/inputs/text-field.tsx';
import type { CartRefusal } from '../answer-cart-form.ts';
import { applyCoupon, removeCoupon } from '../cart.ts';
import styles from './cart-coupons.module.css';
import { cartFailureText } from '../cart-failure-text.ts';
import type { CartTexts } from '../cart-texts.ts';
import type { CouponView } from '../cart-view.ts';
import { ChangeForm } from './change-form.tsx';

interface CartCouponsProps {
  readonly coupons: readonly CouponView[];
  readonly texts: CartTexts;
  readonly refusal: CartRefusal | null;
}

/** The codes of a cart, those too that take nothing off at the moment; and, folded, the field for another one. */
export function CartCoupons({ coupons, texts, refusal }: CartCouponsProps) {
  const refused = refusal?.at === 'coupon' ? refusal : null;
  return (
    <div className={styles['coupons']}>
      {coupons.length > 0 && (
        <ul aria-label={texts.coupons} className={styles['list']}>
          {coupons.map((coupon) => (
            <AppliedCoupon key={coupon.id} coupon={coupon} texts={texts} />
          ))}
        </ul>
      )}
      <details open={refused !== null} className={styles['fold']}>
        <summary className={styles['summary']}>
          {texts.coupon}
          <Icon icon={ChevronDown} />
        </summary>
        <CouponForm texts={texts} refused={refused} />
      </details>
    </div>
  );
}

function AppliedCoupon({ coupon, texts }: { readonly coupon: CouponView; readonly texts: CartTexts }) {
  const remove = async () => {
    const failure = await removeCoupon(coupon.id);
    if (failure !== null) notify({ kind: 'error', text: cartFailureText(texts.failures, failure, texts.locale) });
  };
  return (
    <li>
      <ChangeForm
        action={texts.action}
        fields={{ intent: 'remove-coupon', id: coupon.id }}
        onSend={() => void remove()}
      >
        <Chip isSubmit hasCross label={coupon.removeLabel} isSelected={coupon.reason === null}>
          {coupon.code}
        </Chip>
      </ChangeForm>
      {coupon.reason !== null && <p className={styles['reason']}>{coupon.reason}</p>}
    </li>
  );
}

interface CouponFormProps {
  readonly texts: CartTexts;
  readonly refused: CartRefusal | null;
}

function CouponForm({ texts, refused }: CouponFormProps) {
  const [code, setCode] = useState(refused?.typed ?? '');
  const [reason, setReason] = useState(refused?.text ?? null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (code.trim() === '') {
      setReason(texts.couponRequired);
      return;
    }
    setSending(true);
    const failure = await applyCoupon(code.trim());
    setSending(false);
    setReason(failure === null ? null : cartFailureText(texts.failures, failure, texts.locale));
    // What was refused stays, to be mended.
    setCode(failure === null ? '' : code);
  };
  return (
    <ChangeForm
      action={texts.action}
      fields={{ intent: 'apply-coupon' }}
      className={styles['form']}
      onSend={() => void (isSending || send())}
    >
      <TextField
        name="code"
        label={texts.couponLabel}
        value={code}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        message={reason === null ? null : { kind: 'error', text: reason }}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          setReason(null);
        }}
      />
      <Button type="submit" isBusy={isSending}>
        {texts.couponApply}
      </Button>
    </ChangeForm>
  );
}
