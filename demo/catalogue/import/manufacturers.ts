import type { SafetyContact } from '@tradehall/domain/catalogue/product-safety.ts';
import type { Brand } from '../families/brands';

interface Manufacturer {
  readonly manufacturer: SafetyContact;
  readonly responsiblePerson: SafetyContact | null;
}

const contact = (name: string, address: string, country: string, domain: string): SafetyContact => ({
  name,
  address,
  country,
  email: `product-safety@${domain}.example`,
});

// The seller inside the European Union answers for what is made outside of it.
const seller = contact('Tradehall Handels GmbH', 'Musterstraße 12, 10115 Berlin', 'DE', 'tradehall');

/** Companies that do not exist: an operator enters the real ones. */
export const manufacturers: Readonly<Record<Brand, Manufacturer>> = {
  'Royal Catering': {
    manufacturer: contact('Royal Catering Küchentechnik GmbH', 'Herdweg 4, 70174 Stuttgart', 'DE', 'royal-catering'),
    responsiblePerson: null,
  },
  Stamos: {
    manufacturer: contact('Stamos Welding Works Ltd', '18 Forge Lane, Sheffield S3 8GG', 'GB', 'stamos'),
    responsiblePerson: seller,
  },
  MSW: {
    manufacturer: contact('MSW Motor Technics Sp. z o.o.', 'ul. Warsztatowa 7, 60-101 Poznań', 'PL', 'msw'),
    responsiblePerson: null,
  },
  'Steinberg Systems': {
    manufacturer: contact('Steinberg Systems AG', 'Messgasse 3, 8005 Zürich', 'CH', 'steinberg-systems'),
    responsiblePerson: seller,
  },
  Ulsonix: {
    manufacturer: contact('Ulsonix Cleaning Co., Ltd', '88 Harbour Road, Ningbo 315000', 'CN', 'ulsonix'),
    responsiblePerson: seller,
  },
  Hillvert: {
    manufacturer: contact('Hillvert Garden s.r.o.', 'Zahradní 21, 602 00 Brno', 'CZ', 'hillvert'),
    responsiblePerson: null,
  },
  Physa: {
    manufacturer: contact('Physa Salon Systems S.r.l.', 'Via del Lavoro 15, 40127 Bologna', 'IT', 'physa'),
    responsiblePerson: null,
  },
  Wiesenfield: {
    manufacturer: contact('Wiesenfield Landtechnik GmbH', 'Feldweg 9, 4020 Linz', 'AT', 'wiesenfield'),
    responsiblePerson: null,
  },
  Frommstarck: {
    manufacturer: contact('Frommstarck Office Industries Ltd', '5 Science Park, Taichung 407', 'TW', 'frommstarck'),
    responsiblePerson: seller,
  },
  Uniprodo: {
    manufacturer: contact('Uniprodo B.V.', 'Havenkade 30, 3011 Rotterdam', 'NL', 'uniprodo'),
    responsiblePerson: null,
  },
};
