import type { Country } from './country.ts';
import type { CountryCode } from '../locales/locales.ts';
import { at } from './rows/at.ts';
import { be } from './rows/be.ts';
import { bg } from './rows/bg.ts';
import { ch } from './rows/ch.ts';
import { cz } from './rows/cz.ts';
import { de } from './rows/de.ts';
import { dk } from './rows/dk.ts';
import { es } from './rows/es.ts';
import { fi } from './rows/fi.ts';
import { fr } from './rows/fr.ts';
import { gb } from './rows/gb.ts';
import { gr } from './rows/gr.ts';
import { hr } from './rows/hr.ts';
import { hu } from './rows/hu.ts';
import { ie } from './rows/ie.ts';
import { it } from './rows/it.ts';
import { lt } from './rows/lt.ts';
import { nl } from './rows/nl.ts';
import { no } from './rows/no.ts';
import { pl } from './rows/pl.ts';
import { pt } from './rows/pt.ts';
import { ro } from './rows/ro.ts';
import { se } from './rows/se.ts';
import { si } from './rows/si.ts';
import { sk } from './rows/sk.ts';

export type { CountryCode } from '../locales/locales.ts';

export const countries: Readonly<Record<CountryCode, Country>> = {
  AT: at,
  BE: be,
  BG: bg,
  CH: ch,
  CZ: cz,
  DE: de,
  DK: dk,
  ES: es,
  FI: fi,
  FR: fr,
  GB: gb,
  GR: gr,
  HR: hr,
  HU: hu,
  IE: ie,
  IT: it,
  LT: lt,
  NL: nl,
  NO: no,
  PL: pl,
  PT: pt,
  RO: ro,
  SE: se,
  SI: si,
  SK: sk,
};
