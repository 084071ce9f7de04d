import { z } from 'zod';
import { type ReadAnswer, VatDesk, vatTimeoutMs } from './vat-desk';
import { fetchText } from './fetch-text';
import { readXmlAnswer } from './read-xml-answer';
import { type VatAnswer, type VatQuestion, VatService } from './vat-service';

const errorCode = z
  .string()
  .regex(/^\d{1,4}$/)
  .transform(Number);

/** B§7.3: a GET with both numbers, answered in XML. It gives no id: date and time in the answer are the evidence. */
export class XmlVatService extends VatService {
  readonly kind = 'xml';
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
    const url = new URL(this.url);
    url.searchParams.set('UstId_1', own);
    url.searchParams.set('UstId_2', number);
    const raw = await fetchText(url, { headers: { accept: 'text/xml' } }, this.timeoutMs);
    const answer = readXmlAnswer(raw);
    const about = answer.get('UstId_2');
    if (about !== undefined && about !== number) throw new Error('the VAT service answers about another number');
    return { errorCode: errorCode.parse(answer.get('ErrorCode')), consultationId: null, raw };
  }
}
