import type { TestPaymentResult } from './paying-shopper';

type Progress = Extract<TestPaymentResult, { readonly __typename: 'PaymentProgress' }>;

function progressIn(result: TestPaymentResult): Progress {
  if (result.__typename !== 'PaymentProgress') throw new Error(JSON.stringify(result));
  return result;
}

export const attemptOf = (result: TestPaymentResult): string => progressIn(result).attemptId;

/** What the shopper does on the provider's page; answers what the page sends back. */
export async function decide(result: TestPaymentResult, decision: 'approve' | 'refuse' | 'cancel'): Promise<string> {
  const answer = await fetch(String(progressIn(result).action?.['url']), {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

export const approve = (result: TestPaymentResult): Promise<string> => decide(result, 'approve');
