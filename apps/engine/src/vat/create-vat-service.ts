import type { Environment } from '../platform/environment';
import { RestVatService } from './rest-vat-service';
import type { VatService } from './vat-service';
import { XmlVatService } from './xml-vat-service';

type VatConfiguration = Pick<Environment, 'VAT_SERVICE_KIND' | 'VAT_SERVICE_URL'>;

const services = { xml: XmlVatService, rest: RestVatService } as const;

export function createVatService({ VAT_SERVICE_KIND: kind, VAT_SERVICE_URL: url }: VatConfiguration): VatService {
  return new services[kind](url);
}
