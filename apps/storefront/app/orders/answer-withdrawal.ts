import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { searchOf } from './named-order.ts';
import { checkStatement, readStatement, wantedLines, type Statement } from './withdrawal-statement.ts';
import { confirmView, statementView, type WithdrawFacts, type WithdrawView } from './withdraw-view.ts';

interface Shown {
  /** Null: the page as it is without anything sent. */
  readonly view: WithdrawView | null;
  readonly error: string | null;
  readonly status: number;
}

function shownFailure(code: string, shop: ShopRequest): Shown {
  const texts = failureTexts(translator(shop.locale), ['failure.withdrawal-not-possible']);
  return { view: null, error: failureText(texts, code), status: code === 'too-many-requests' ? 429 : 409 };
}

async function confirm(
  statement: Statement,
  { named }: WithdrawFacts,
  { calls }: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<Shown | { readonly to: string }> {
  const { locale, log, requestId } = shop;
  const { intentId, values } = statement;
  const answer = await calls['my-orders'].withdraw(
    {
      ...{ locale, ...named, intentId },
      name: values.name.trim(),
      email: values.email.trim(),
      lines: [...wantedLines(statement)],
    },
    { onError: (err) => log.error({ err, requestId }, 'a withdrawal was not taken') },
  );
  return answer?.ok === true
    ? { to: `/order/withdraw${searchOf(named, { receipt: answer.value.withdrawal.id })}` }
    : shownFailure(answer?.failure.code ?? 'unknown', shop);
}

/**
 * The two steps of 2023/2673/EU: the statement is checked and shown once more; only the button below it sends it. Sent
 * twice it is one, for both have the same intent.
 */
export async function answerWithdrawal(
  sent: FormData,
  facts: WithdrawFacts,
  newIntentId: string,
  { calls }: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<Shown | { readonly to: string }> {
  const { order, care } = facts;
  const statement = readStatement(sent, newIntentId);
  const step = sent.get('step');
  if (step === 'confirm') return confirm(statement, facts, { calls }, shop);
  if (care.withdrawal.refusal !== null) return { view: null, error: null, status: 409 };
  if (step === 'change') return { view: statementView(facts, statement, null, shop), error: null, status: 200 };
  const checked = checkStatement(statement, order, care);
  return checked.isComplete && checked.lines !== null
    ? { view: confirmView(facts, statement, checked.lines, shop), error: null, status: 200 }
    : { view: statementView(facts, statement, checked, shop), error: null, status: 422 };
}
