import type { VatVerdict } from '@tradehall/domain/address/vat-verdict.ts';

/** Both numbers with the prefix of their country. */
export interface VatQuestion {
  readonly own: string;
  readonly number: string;
  /** The session; the service does not learn of it. */
  readonly askedBy?: string | undefined;
}

export interface VatAnswer {
  readonly verdict: VatVerdict;
  /** In the codes of B§4, whoever answered. */
  readonly errorCode: number;
  /** What the service calls this consultation; a tax office asks for it. */
  readonly consultationId: string | null;
  /** Word for word, as evidence. */
  readonly raw: string;
  readonly at: Date;
}

/** Whoever confirms VAT numbers. It never throws: what goes wrong is a number that could not be validated. */
export abstract class VatService {
  abstract readonly kind: 'xml' | 'rest';
  abstract validate(question: VatQuestion): Promise<VatAnswer>;
}
