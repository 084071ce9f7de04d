// Stands for the sheet of a wallet: a window of its own, spoken to by the provider's script in the window that opened it.
const sheet = document.getElementById('sheet');
const problem = document.getElementById('problem');
const confirm = document.getElementById('confirm');
const { merchant } = sheet.dataset;

const tell = (message) => opener?.postMessage(message, merchant);

function leave() {
  tell({ type: 'sheet:cancel' });
  close();
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== merchant || source !== opener) return;
  if (data.type === 'sheet:done') close();
  confirm.disabled = data.type !== 'sheet:total';
  if (data.type === 'sheet:total') document.getElementById('total').textContent = data.total;
  problem.hidden = data.type !== 'sheet:error';
  problem.textContent = data.type === 'sheet:error' ? data.message : '';
});

sheet.addEventListener('submit', async (event) => {
  event.preventDefault();
  confirm.disabled = true;
  const { card, ...contact } = Object.fromEntries(new FormData(sheet));
  const answer = await fetch(`${location.pathname}/token`, { method: 'POST', body: JSON.stringify({ card }) });
  const { token } = await answer.json();
  tell({ type: 'sheet:confirmed', token, contact: 'email' in contact ? contact : null });
});
document.getElementById('cancel').addEventListener('click', leave);
tell({ type: 'sheet:open' });
