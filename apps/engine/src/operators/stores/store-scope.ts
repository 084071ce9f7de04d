import { Injectable } from '@nestjs/common';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { isLocale, locales } from '@tradehall/domain/locales/locales.ts';
import { ForbiddenError, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { RootField } from './root-field';
import { closedQueries, openToAll, type StoreRule, storeRules } from './store-rules';

const findStores = `SELECT coalesce("customFieldsStores", '[]')::jsonb AS stores FROM administrator WHERE "userId" = $1`;

const storeKeys = z.array(z.string());
const administrators = z.array(z.object({ stores: storeKeys }));
const foundRows = z.array(z.object({ found: z.union([z.string(), storeKeys]).nullable() }));
const record = z.record(z.string(), z.unknown());
const listed = z.looseObject({ items: z.array(z.unknown()), totalItems: z.number() });
const choices = z.looseObject({ storeKeys });

/** The stores of something; null for all of them. */
type Stores = readonly string[] | null;

/** An operator of some stores sees and changes only what is theirs; what belongs to all of them she does not change. */
@Injectable()
export class StoreScope {
  constructor(private readonly connection: TransactionalConnection) {}

  async check(userId: number, field: RootField): Promise<void> {
    const [administrator] = administrators.parse(await this.connection.rawConnection.query(findStores, [userId]));
    const allowed = new Set(administrator?.stores);
    if (allowed.size === 0 || openToAll.has(field.name)) return;
    // Her own name and password, not her own stores.
    const isOwnAccount =
      field.name === 'Mutation.updateActiveAdministrator' && at(field.args, 'input.customFields') === undefined;
    const isMutation = field.name.startsWith('Mutation.');
    const rule = storeRules[field.name];
    if (!rule) {
      refuseUnless(isOwnAccount || (!isMutation && !closedQueries.has(field.name)));
      return;
    }
    const isOwn = (stores: Stores): boolean => stores?.every((key) => allowed.has(key)) ?? !isMutation;
    for (const stores of await this.#namedBy(rule, field.args)) refuseUnless(isOwn(stores));
    const [only, ...others] = allowed;
    if (rule.chosenBy !== undefined && others.length === 0) field.args[rule.chosenBy] = only;
    field.see = (answer) => onlyOwn(answer, rule, allowed);
  }

  async #namedBy({ stores = [], locales: paths = [], row }: StoreRule, args: Record<string, unknown>) {
    const named = [
      ...stores.map((path) => storesIn(at(args, path))),
      ...paths.map((path) => storesOfLocale(at(args, path))),
    ];
    const given = row ? at(args, row.id) : null;
    // Without an id it is new.
    if (!row || given === undefined || given === null) return named;
    const id = Number(given);
    // Whoever reads it may read it in another way.
    if (!Number.isInteger(id)) return [...named, null];
    const rows = foundRows.parse(await this.connection.rawConnection.query(row.statement, [id]));
    return [...named, ...rows.map(({ found }) => (row.holds === 'locale' ? storesOfLocale(found) : storesIn(found)))];
  }
}

function refuseUnless(isAllowed: boolean): void {
  if (!isAllowed) throw new ForbiddenError();
}

function at(args: unknown, path: string): unknown {
  return path.split('.').reduce((value, part) => record.safeParse(value).data?.[part], args);
}

function storesIn(value: unknown): Stores {
  if (typeof value === 'string') return [value];
  return storeKeys.safeParse(value).data ?? null;
}

/** A text that is no locale's own is everybody's. */
function storesOfLocale(locale: unknown): Stores {
  return typeof locale === 'string' && isLocale(locale) ? [storeKey(countries[locales[locale].country])] : null;
}

function onlyOwn(answer: unknown, rule: StoreRule, allowed: ReadonlySet<string>): unknown {
  const { shownBy = 'storeKey', hidesCommon = false } = rule;
  const isVisible = (thing: unknown): boolean => {
    const fields = Object.entries(typeof thing === 'object' && thing !== null ? thing : {});
    const own = new Map<string, unknown>(fields);
    // Of a case or a timeline the request or the cart says whose it is.
    const whole = own.get('request') ?? own.get('cart');
    if (whole !== undefined && !own.has(shownBy)) return isVisible(whole);
    const value = own.get(shownBy);
    const stores = shownBy === 'locale' ? storesOfLocale(value) : storesIn(value);
    return stores?.some((key) => allowed.has(key)) ?? !hidesCommon;
  };
  if (Array.isArray(answer)) return answer.filter(isVisible);
  const list = listed.safeParse(answer);
  if (list.success) {
    const items = list.data.items.filter(isVisible);
    return { ...list.data, items, totalItems: list.data.totalItems - list.data.items.length + items.length };
  }
  const chosen = choices.safeParse(answer);
  if (chosen.success) return { ...chosen.data, storeKeys: chosen.data.storeKeys.filter((key) => allowed.has(key)) };
  if (answer !== null) refuseUnless(isVisible(answer));
  return answer;
}
