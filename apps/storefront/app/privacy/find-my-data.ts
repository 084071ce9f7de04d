import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { translator } from '../i18n/translator.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

export async function findMyData({ calls }: Pick<VisitorRequest, 'calls'>, { log, requestId, locale }: ShopRequest) {
  const answer = await calls['my-data'].getMyData(
    {},
    { onError: (err) => log.error({ err, requestId }, 'nobody can tell what is kept') },
  );
  if (answer?.ok === true) return answer.value;
  throw new Response(failureText(failureTexts(translator(locale), []), null), { status: 503 });
}
