import type { Language } from '../locales/languages.ts';

/** What the extra guarantees are called, by their years from one to four. */
export const guaranteeNames: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  bg: [
    'Допълнителна гаранция, +1 година',
    'Допълнителна гаранция, +2 години',
    'Допълнителна гаранция, +3 години',
    'Допълнителна гаранция, +4 години',
  ],
  cs: [
    'Prodloužená záruka, +1 rok',
    'Prodloužená záruka, +2 roky',
    'Prodloužená záruka, +3 roky',
    'Prodloužená záruka, +4 roky',
  ],
  da: ['Ekstra garanti, +1 år', 'Ekstra garanti, +2 år', 'Ekstra garanti, +3 år', 'Ekstra garanti, +4 år'],
  de: ['Zusatzgarantie, +1 Jahr', 'Zusatzgarantie, +2 Jahre', 'Zusatzgarantie, +3 Jahre', 'Zusatzgarantie, +4 Jahre'],
  el: ['Πρόσθετη εγγύηση, +1 έτος', 'Πρόσθετη εγγύηση, +2 έτη', 'Πρόσθετη εγγύηση, +3 έτη', 'Πρόσθετη εγγύηση, +4 έτη'],
  en: [
    'Extended warranty, +1 year',
    'Extended warranty, +2 years',
    'Extended warranty, +3 years',
    'Extended warranty, +4 years',
  ],
  es: [
    'Garantía adicional, +1 año',
    'Garantía adicional, +2 años',
    'Garantía adicional, +3 años',
    'Garantía adicional, +4 años',
  ],
  fi: ['Lisätakuu, +1 vuosi', 'Lisätakuu, +2 vuotta', 'Lisätakuu, +3 vuotta', 'Lisätakuu, +4 vuotta'],
  fr: [
    'Extension de garantie, +1 an',
    'Extension de garantie, +2 ans',
    'Extension de garantie, +3 ans',
    'Extension de garantie, +4 ans',
  ],
  hr: [
    'Dodatno jamstvo, +1 godina',
    'Dodatno jamstvo, +2 godine',
    'Dodatno jamstvo, +3 godine',
    'Dodatno jamstvo, +4 godine',
  ],
  hu: [
    'Kiegészítő garancia, +1 év',
    'Kiegészítő garancia, +2 év',
    'Kiegészítő garancia, +3 év',
    'Kiegészítő garancia, +4 év',
  ],
  it: [
    'Estensione di garanzia, +1 anno',
    'Estensione di garanzia, +2 anni',
    'Estensione di garanzia, +3 anni',
    'Estensione di garanzia, +4 anni',
  ],
  lt: [
    'Papildoma garantija, +1 metai',
    'Papildoma garantija, +2 metai',
    'Papildoma garantija, +3 metai',
    'Papildoma garantija, +4 metai',
  ],
  nb: ['Ekstra garanti, +1 år', 'Ekstra garanti, +2 år', 'Ekstra garanti, +3 år', 'Ekstra garanti, +4 år'],
  nl: ['Extra garantie, +1 jaar', 'Extra garantie, +2 jaar', 'Extra garantie, +3 jaar', 'Extra garantie, +4 jaar'],
  pl: [
    'Dodatkowa gwarancja, +1 rok',
    'Dodatkowa gwarancja, +2 lata',
    'Dodatkowa gwarancja, +3 lata',
    'Dodatkowa gwarancja, +4 lata',
  ],
  pt: [
    'Garantia adicional, +1 ano',
    'Garantia adicional, +2 anos',
    'Garantia adicional, +3 anos',
    'Garantia adicional, +4 anos',
  ],
  ro: [
    'Garanție suplimentară, +1 an',
    'Garanție suplimentară, +2 ani',
    'Garanție suplimentară, +3 ani',
    'Garanție suplimentară, +4 ani',
  ],
  sk: [
    'Predĺžená záruka, +1 rok',
    'Predĺžená záruka, +2 roky',
    'Predĺžená záruka, +3 roky',
    'Predĺžená záruka, +4 roky',
  ],
  sl: [
    'Dodatna garancija, +1 leto',
    'Dodatna garancija, +2 leti',
    'Dodatna garancija, +3 leta',
    'Dodatna garancija, +4 leta',
  ],
  sv: ['Extra garanti, +1 år', 'Extra garanti, +2 år', 'Extra garanti, +3 år', 'Extra garanti, +4 år'],
};
