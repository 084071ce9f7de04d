import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';

export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly wrong: number;
  readonly switchedOff: number;
  readonly putBack: number;
  readonly newerStays: number;
  readonly unnamed: number;
}

export interface ImportRun {
  readonly id: string;
  readonly kind: string;
  readonly fileName: string;
  readonly format: string;
  readonly state: string;
  readonly rows: number;
  readonly position: number;
  readonly counts: ImportCounts;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly phaseAt: string;
}

export interface ImportPair {
  readonly field: string;
  readonly column: string;
}

export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
}

export interface ImportWork extends ImportRun {
  readonly isFull: boolean;
  readonly mayBeFull: boolean;
  readonly columns: readonly string[];
  readonly fields: readonly ImportField[];
  readonly mapping: readonly ImportPair[];
  readonly savedAs: string;
  readonly sample: readonly (readonly string[])[];
}

export interface ImportLine {
  readonly line: number;
  readonly key: string;
  readonly outcome: string;
  readonly faults: readonly { readonly column: string; readonly reason: string }[];
}

const run = `id kind fileName format state rows position startedBy startedAt phaseAt
  counts { new changed unchanged wrong switchedOff putBack newerStays unnamed }`;
const work = `${run} isFull mayBeFull columns fields { name label isRequired } mapping { field column } savedAs sample`;

interface ById {
  readonly id: string;
}

export const importRuns: TypedDocumentNode<
  { importRuns: { items: readonly ImportRun[]; totalItems: number } },
  { skip: number; take: number }
> = parse(
  `query ImportRuns($skip: Int, $take: Int) { importRuns(skip: $skip, take: $take) { items { ${run} } totalItems } }`,
);

export const importRun: TypedDocumentNode<{ importRun: ImportWork }, ById> = parse(
  `query ImportRun($id: ID!) { importRun(id: $id) { ${work} } }`,
);

export const importLines: TypedDocumentNode<
  { importLines: { items: readonly ImportLine[]; totalItems: number } },
  ById & { skip: number; take: number }
> = parse(`query ImportLines($id: ID!, $skip: Int, $take: Int) {
  importLines(id: $id, skip: $skip, take: $take) { items { line key outcome faults { column reason } } totalItems }
}`);

export interface ChangedLine {
  readonly line: number;
  readonly key: string;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

export const importChanges: TypedDocumentNode<
  { importChanges: { items: readonly ChangedLine[]; totalItems: number } },
  ById & { skip: number; take: number }
> = parse(`query ImportChanges($id: ID!, $skip: Int, $take: Int) {
  importChanges(id: $id, skip: $skip, take: $take) { items { line key changes { field before after } } totalItems }
}`);

export const readImportFile: TypedDocumentNode<{ readImportFile: ImportWork }, { kind: string; file: File }> = parse(
  `mutation ReadImportFile($kind: String!, $file: Upload!) { readImportFile(kind: $kind, file: $file) { ${work} } }`,
);

export const checkImport: TypedDocumentNode<
  { checkImport: ImportWork },
  ById & { mapping: readonly ImportPair[]; isFull: boolean; saveAs: string }
> = parse(`mutation CheckImport($id: ID!, $mapping: [ImportPairInput!]!, $isFull: Boolean, $saveAs: String) {
  checkImport(id: $id, mapping: $mapping, isFull: $isFull, saveAs: $saveAs) { ${work} }
}`);

export const applyImport: TypedDocumentNode<{ applyImport: ImportWork }, ById> = parse(
  `mutation ApplyImport($id: ID!) { applyImport(id: $id) { ${work} } }`,
);

export const undoImport: TypedDocumentNode<{ undoImport: ImportWork }, ById> = parse(
  `mutation UndoImport($id: ID!) { undoImport(id: $id) { ${work} } }`,
);
