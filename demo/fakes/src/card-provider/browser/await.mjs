import { keepHeightTold, tellMerchant } from './merchant-page.mjs';

const paymentData = document.getElementById('waiting').dataset.payment;
const pauseMs = 500;

async function look() {
  const answer = await fetch(`/status/${encodeURIComponent(paymentData)}`).catch(() => null);
  const { isDecided = false, payload = '' } = answer?.ok ? await answer.json() : {};
  if (isDecided) tellMerchant('provider:details', { componentData: { details: { payload }, paymentData } });
  else setTimeout(look, pauseMs);
}

keepHeightTold();
tellMerchant('provider:ready');
void look();
