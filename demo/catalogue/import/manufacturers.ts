import type { SafetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import type { Brand } from '../families/brands';

interface Manufacturer {
  readonly manufacturer: SafetyContact;
  readonly responsiblePerson: SafetyContact | null;
}

const contact = (name: string, address: string, domain: string): SafetyContact => ({
  name,
  address,
  email: `product-safety@${domain}.example`,
});

// The seller inside the European Union answers for what is made outside of it.
const seller = contact('Tradehall Handels GmbH', 'Musterstraße 12, 10115 Berlin, Germany', 'tradehall');

/** Companies that do not exist: an operator enters the real ones. */
export const manufacturers: Readonly<Record<Brand, Manufacturer>> = {
  'Royal Catering': {
    manufacturer: contact('Royal Catering Küchentechnik GmbH', 'Herdweg 4, 70174 Stuttgart, Germany', 'royal-catering'),
    responsiblePerson: null,
  },
  Stamos: {
    manufacturer: contact('Stamos Welding Works Ltd', '18 Forge Lane, Sheffield S3 8GG, United Kingdom', 'stamos'),
    responsiblePerson: seller,
  },
  MSW: {
    manufacturer: contact('MSW Motor Technics Sp. z o.o.', 'ul. Warsztatowa 7, 60-101 Poznań, Poland', 'msw'),
    responsiblePerson: null,
  },
  'Steinberg Systems': {
    manufacturer: contact('Steinberg Systems AG', 'Messgasse 3, 8005 Zürich, Switzerland', 'steinberg-systems'),
    responsiblePerson: seller,
  },
  Ulsonix: {
    manufacturer: contact('Ulsonix Cleaning Co., Ltd', '88 Harbour Road, Ningbo 315000, China', 'ulsonix'),
    responsiblePerson: seller,
  },
  Hillvert: {
    manufacturer: contact('Hillvert Garden s.r.o.', 'Zahradní 21, 602 00 Brno, Czechia', 'hillvert'),
    responsiblePerson: null,
  },
  Physa: {
    manufacturer: contact('Physa Salon Systems S.r.l.', 'Via del Lavoro 15, 40127 Bologna, Italy', 'physa'),
    responsiblePerson: null,
  },
  Wiesenfield: {
    manufacturer: contact('Wiesenfield Landtechnik GmbH', 'Feldweg 9, 4020 Linz, Austria', 'wiesenfield'),
    responsiblePerson: null,
  },
  Frommstarck: {
    manufacturer: contact('Frommstarck Office Industries Ltd', '5 Science Park, Taichung 407, Taiwan', 'frommstarck'),
    responsiblePerson: seller,
  },
  Uniprodo: {
    manufacturer: contact('Uniprodo B.V.', 'Havenkade 30, 3011 Rotterdam, Netherlands', 'uniprodo'),
    responsiblePerson: null,
  },
};
