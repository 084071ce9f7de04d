import { z } from 'zod';
import { type ReadAnswer, VatDesk, vatTimeoutMs } from './vat-desk';
import { fetchText } from './fetch-text';
import { type VatAnswer, type VatQuestion, VatService } from './vat-service';
import { noAnswer } from './verdict-of-code';

const prefixLength = 2;
const validNumber = 200;
const unknownNumber = 201;
const wrongFormat = 209;

const decided = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
});
const undecided = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) });

/** The European service: both numbers as JSON; a valid one is answered with the id of the consultation. */
export class RestVatService extends VatService {
  readonly kind = 'rest';
  readonly #desk = new VatDesk();

  constructor(
    private readonly url: string,
    private readonly timeoutMs = vatTimeoutMs,
  ) {
    super();
  }

  validate(question: VatQuestion): Promise<VatAnswer> {
    return this.#desk.ask(question.askedBy ?? null, () => this.ask(question));
  }

  private async ask({ own, number }: VatQuestion): Promise<ReadAnswer> {
    const body = JSON.stringify({
      countryCode: number.slice(0, prefixLength),
      vatNumber: number.slice(prefixLength),
      requesterMemberStateCode: own.slice(0, prefixLength),
      requesterNumber: own.slice(prefixLength),
    });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const raw = await fetchText(new URL(this.url), { method: 'POST', headers, body }, this.timeoutMs);
    return { ...readAnswer(z.union([undecided, decided]).parse(JSON.parse(raw)), number), raw };
  }
}

function readAnswer(answer: z.output<typeof undecided> | z.output<typeof decided>, number: string) {
  if ('errorWrappers' in answer) {
    const isFormat = answer.errorWrappers.some(({ error }) => error === 'INVALID_INPUT');
    return { errorCode: isFormat ? wrongFormat : noAnswer, consultationId: null };
  }
  if (answer.countryCode + answer.vatNumber !== number) throw new Error('the VAT service answers about another number');
  return { errorCode: answer.valid ? validNumber : unknownNumber, consultationId: answer.requestIdentifier || null };
}
