import type { FieldFault, FieldRule } from './field-rules.ts';

/** The rule of each field, in the order the fields stand in the form. */
export type FieldRules<Name extends string> = Readonly<Record<Name, FieldRule>>;
export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;
export type Faults<Name extends string> = Readonly<Partial<Record<Name, FieldFault>>>;

const isRuled = <Name extends string>(rules: FieldRules<Name>, name: string): name is Name =>
  Object.hasOwn(rules, name);

export const namesOf = <Name extends string>(rules: FieldRules<Name>): readonly Name[] =>
  Object.keys(rules).filter((name): name is Name => isRuled(rules, name));

export const findName = <Name extends string>(rules: FieldRules<Name>, name: string): Name | null =>
  isRuled(rules, name) ? name : null;

const hasAll = <Name extends string>(
  rules: FieldRules<Name>,
  values: Readonly<Record<string, string>>,
): values is FieldValues<Name> => Object.keys(rules).every((name) => Object.hasOwn(values, name));

/** What stands in the form; a field that is not there is empty. */
export function valuesOf<Name extends string>(rules: FieldRules<Name>, data: FormData): FieldValues<Name> {
  const values = Object.fromEntries(
    Object.keys(rules).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  if (!hasAll(rules, values)) throw new Error('the form lacks a field');
  return values;
}

export function checkFields<Name extends string>(rules: FieldRules<Name>, values: FieldValues<Name>): Faults<Name> {
  const faults: Partial<Record<Name, FieldFault>> = {};
  for (const name of namesOf(rules)) {
    const fault = rules[name](values[name]);
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}

export function noFaults<Name extends string>(): Faults<Name> {
  const none: Partial<Record<Name, FieldFault>> = {};
  return none;
}

export function withFault<Name extends string>(
  faults: Faults<Name>,
  name: Name,
  fault: FieldFault | null,
): Faults<Name> {
  const next: Partial<Record<Name, FieldFault>> = { ...faults };
  if (fault === null) {
    Reflect.deleteProperty(next, name);
  } else {
    next[name] = fault;
  }
  return next;
}

/** The fields the server has refused, as far as the form has them. */
export function refusedFields<Name extends string>(
  rules: FieldRules<Name>,
  issues: readonly { readonly path: string }[],
): Faults<Name> {
  const faults: Partial<Record<Name, FieldFault>> = {};
  for (const { path } of issues) {
    const name = findName(rules, path);
    if (name !== null) faults[name] = 'wrong';
  }
  return faults;
}

export const firstFault = <Name extends string>(rules: FieldRules<Name>, faults: Faults<Name>): Name | null =>
  namesOf(rules).find((name) => faults[name] !== undefined) ?? null;
