import formStyles from '../forms/form.module.css';
import { TypedField } from '../forms/typed-field.tsx';
import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { ProductName } from '../ui/goods/product-name.tsx';
import { ProductPicture } from '../ui/goods/product-picture.tsx';
import { OrderFacts } from './order-facts.tsx';
import pageStyles from './order-page.module.css';
import styles from './withdraw-page.module.css';
import type { ConfirmView, ReceiptView, RefusedView, StatementView, WithdrawView } from './withdraw-view.ts';

interface WithdrawPageProps {
  readonly view: WithdrawView;
  /** Why what was sent was not taken. */
  readonly error: string | null;
}

export function WithdrawPage({ view, error }: WithdrawPageProps) {
  return (
    <div className={pageStyles['narrow']}>
      <h1>{view.title}</h1>
      {error !== null && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      {view.kind === 'statement' && <StatementForm view={view} />}
      {view.kind === 'confirm' && <Confirmation view={view} />}
      {view.kind === 'receipt' && <Receipt view={view} />}
      {view.kind === 'refused' && <Refused view={view} />}
    </div>
  );
}

function StatementForm({ view }: { readonly view: StatementView }) {
  const { stepStatement: step, lead, action, intentId, order, fields, continue: button, toOrder } = view;
  return (
    <>
      <div className={pageStyles['head']}>
        <h2>{step}</h2>
        <p>{lead}</p>
      </div>
      <form method="post" action={action} noValidate className={formStyles['form']}>
        <input type="hidden" name="intentId" value={intentId} />
        <OrderFacts facts={[order]} />
        <TypedField view={fields.name} required maxLength={200} autoComplete="name" />
        <StatementLines lines={view.lines} />
        <TypedField view={fields.email} required type="email" maxLength={254} autoComplete="email" />
        <div className={styles['ways']}>
          <Button type="submit" name="step" value="check" kind="primary" size="large">
            {button}
          </Button>
          <a href={toOrder.href} className={pageStyles['receipt']}>
            {toOrder.label}
          </a>
        </div>
      </form>
    </>
  );
}

function StatementLines({ lines: { title, help, error, items } }: Pick<StatementView, 'lines'>) {
  return (
    <fieldset className={styles['lines']} aria-describedby="withdrawal-lines-help">
      <legend className={styles['legend']}>{title}</legend>
      <p id="withdrawal-lines-help" className={formStyles['note']}>
        {help}
      </p>
      {error !== null && (
        <Notice kind="error" isLive>
          {error}
        </Notice>
      )}
      {items.map(({ id, sku, name, picture, upTo, most, field }) => (
        <div key={id} className={styles['line']}>
          <div>
            {picture !== null && (
              <ProductPicture url={picture} alt="" brand="" number={sku} sizes="56px" mostWidth={320} />
            )}
          </div>
          <p className={styles['name']}>
            <ProductName name={name} />
          </p>
          <div className={styles['quantity']}>
            <TypedField view={field} isLabelHidden type="number" inputMode="numeric" min={0} max={most} step={1} />
            {field.error === null && <p className={formStyles['note']}>{upTo}</p>}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function Declaration({ statement, lines }: Pick<ConfirmView, 'statement' | 'lines'>) {
  return (
    <div className={styles['declaration']}>
      <p>{statement}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Confirmation({ view }: { readonly view: ConfirmView }) {
  const { stepConfirm: step, action, statement, lines, facts, hidden, confirmNote: note, button, change } = view;
  return (
    <>
      <h2>{step}</h2>
      <Declaration statement={statement} lines={lines} />
      <OrderFacts facts={facts} />
      <form method="post" action={action} className={formStyles['form']}>
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{note}</p>
        <div className={styles['ways']}>
          <Button type="submit" name="step" value="confirm" kind="primary" size="large">
            {button}
          </Button>
          <Button type="submit" name="step" value="change" kind="quiet" size="large">
            {change}
          </Button>
        </div>
      </form>
    </>
  );
}

function Receipt({ view: { mail, statement, lines, facts, next, toOrder } }: { readonly view: ReceiptView }) {
  return (
    <>
      <Notice kind="success">{mail}</Notice>
      <Declaration statement={statement} lines={lines} />
      <OrderFacts facts={facts} />
      <section aria-labelledby="withdrawal-next" className={pageStyles['part']}>
        <h2 id="withdrawal-next">{next.title}</h2>
        <ol className={styles['steps']}>
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={styles['ways']}>
        <ButtonLink href={toOrder.href}>{toOrder.label}</ButtonLink>
      </div>
    </>
  );
}

function Refused({ view: { text, toOrder } }: { readonly view: RefusedView }) {
  return (
    <Notice kind="info" action={<ButtonLink href={toOrder.href}>{toOrder.label}</ButtonLink>}>
      {text}
    </Notice>
  );
}
