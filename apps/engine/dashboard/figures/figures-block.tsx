import { api, Button, Input, NativeSelect, PermissionGuard } from '@vendure/dashboard';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { shopInWords } from '../in-words';
import { Labelled } from '../labelled';
import { shownDay } from '../moments';
import { say, toSay } from '../say';
import { DayChart } from './day-chart';
import { csvOf, sheetsOf, xlsxOf } from './figure-sheets';
import { isPeriod, type Period, type PeriodName, periodNames, periodOf } from './figure-words';
import { figures, figuresChoices, type Figures, runningOut } from './figures.documents';
import { CouponTable, DayTable, FiguresTable, placeOf, RunningOutTable } from './figures-table';
import { WhatWaits } from './what-waits';

const ownDays = toSay('Own days');
const today = () => calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
const isPeriodName = (name: string): name is PeriodName => periodNames.some((one) => one === name);

/** The start page, in place of the engine's own figures, which add up amounts of all currencies. */
export function FiguresBlock() {
  return (
    <div className="space-y-8">
      <WhatWaits />
      <PermissionGuard requires="ReadFigures">
        <FiguresOfStores />
      </PermissionGuard>
    </div>
  );
}

function FiguresOfStores() {
  const [period, setPeriod] = useState<Period>(() => periodOf('Last 30 days', today()));
  const [storeKey, setStoreKey] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const choices = useQuery({ queryKey: ['figures-choices'], queryFn: () => api.query(figuresChoices, {}) });
  const storeKeys = choices.data?.figuresChoices.storeKeys ?? [];
  const stores = storeKey === '' ? storeKeys : [storeKey];
  const list = useQuery({
    queryKey: ['figures', stores, period],
    // While the next ones are loaded the old ones are shown, with their own days.
    queryFn: async () => ({ ...(await api.query(figures, { stores, ...period })), period }),
    enabled: stores.length > 0 && isPeriod(period),
    placeholderData: keepPreviousData,
  });
  const report = list.data?.figures ?? null;
  const loaded = list.data?.period ?? period;
  const shown = report?.items.find((store) => placeOf(store) === chosen) ?? report?.items[0] ?? null;
  return (
    <div className="space-y-4">
      <h2 className="font-medium">{say('Figures')}</h2>
      <FailureNote failure={list.error ?? choices.error} />
      <div className="flex flex-wrap items-end gap-3">
        <PeriodChoice period={period} onChange={setPeriod} />
        <Labelled label={say('Store')}>
          {(control) => (
            <NativeSelect {...control} value={storeKey} onChange={(event) => setStoreKey(event.target.value)}>
              <option value="">{say('All stores')}</option>
              {storeKeys.map((key) => (
                <option key={key} value={key}>
                  {shopInWords(key)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Labelled>
        <Exports report={report} period={loaded} />
      </div>
      {isPeriod(period) ? null : <p role="alert">{say('Choose a first and a last day, up to a year.')}</p>}
      <p role="status" className="text-sm">
        {report === null ? say('Loading the figures…') : comparedWith(report)}
      </p>
      <WhatCounts />
      {report === null ? null : (
        <FiguresTable items={report.items} shown={shown === null ? null : placeOf(shown)} onShow={setChosen} />
      )}
      {shown === null ? null : (
        <section className="space-y-3" aria-label={say('Days and coupons')}>
          <h3 className="font-medium">
            {say('{store}: revenue by day', { store: `${shopInWords(shown.storeKey)}, ${shown.currencyCode}` })}
          </h3>
          <DayChart period={loaded} days={shown.days} currencyCode={shown.currencyCode} />
          <DayTable days={shown.days} currencyCode={shown.currencyCode} />
          <CouponTable coupons={shown.coupons} />
        </section>
      )}
      <Stock />
    </div>
  );
}

function comparedWith({ beforeFrom, beforeUntil, items }: Figures): string {
  const words = say('Compared with {from} to {until}.', {
    ...{ from: shownDay(beforeFrom), until: shownDay(beforeUntil) },
  });
  return `${words} ${items.length === 0 ? say('Nothing was sold in either.') : ''}`;
}

function PeriodChoice({ period, onChange }: { readonly period: Period; readonly onChange: (period: Period) => void }) {
  const name = periodNames.find((one) => {
    const { from, until } = periodOf(one, today());
    return from === period.from && until === period.until;
  });
  return (
    <>
      <Labelled label={say('Period')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={name ?? ownDays}
            onChange={(event) => {
              if (isPeriodName(event.target.value)) onChange(periodOf(event.target.value, today()));
            }}
          >
            {(name === undefined ? [...periodNames, ownDays] : periodNames).map((one) => (
              <option key={one} value={one}>
                {say(one)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      {(['from', 'until'] as const).map((end) => (
        <Labelled key={end} label={end === 'from' ? say('First day') : say('Last day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={period[end]}
              onChange={(event) => onChange({ ...period, [end]: event.target.value })}
            />
          )}
        </Labelled>
      ))}
    </>
  );
}

function Exports({ report, period }: { readonly report: Figures | null; readonly period: Period }) {
  const save = (contents: BlobPart, type: string, ending: string) => {
    const url = URL.createObjectURL(new Blob([contents], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `figures-${period.from}-${period.until}.${ending}`;
    link.click();
    URL.revokeObjectURL(url);
  };
  const asCsv = (sheets: ReturnType<typeof sheetsOf>) =>
    // Spreadsheets know by the mark at its beginning that it is UTF-8.
    save(`\uFEFF${csvOf(sheets[0])}`, 'text/csv;charset=utf-8', 'csv');
  const asXlsx = (sheets: ReturnType<typeof sheetsOf>) =>
    save(xlsxOf(sheets), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx');
  return (
    <div className="flex gap-2">
      {[
        { name: 'CSV', write: asCsv },
        { name: 'XLSX', write: asXlsx },
      ].map(({ name, write }) => (
        <Button
          key={name}
          type="button"
          variant="outline"
          disabled={report === null}
          onClick={() => report && write(sheetsOf(report, period))}
        >
          {say('Export {name}', { name })}
        </Button>
      ))}
    </div>
  );
}

function WhatCounts() {
  return (
    <details>
      <summary className="cursor-pointer text-sm">{say('What is counted')}</summary>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>
          {say('An order counts on the day it is placed, by the clocks of its store, with what stands in it today.')}
        </li>
        <li>
          {say(
            'Orders that are not paid yet count, and stand beside. Cancelled orders and those of the synthetic shopper do not.',
          )}
        </li>
        <li>{say('Margins are of products with a known cost, at today’s cost, without delivery.')}</li>
        <li>
          {say(
            'Refunds and withdrawals count on their own day, whenever the order was placed. Revenue is not lowered by them.',
          )}
        </li>
        <li>{say('Each store and currency has its own row. Nothing is added up across currencies.')}</li>
      </ul>
    </details>
  );
}

function Stock() {
  const list = useQuery({
    queryKey: ['running-out'],
    queryFn: () => api.query(runningOut, { withinDays: 30 }),
  });
  return (
    <section className="space-y-3" aria-label={say('Stock that runs out')}>
      <h3 className="font-medium">{say('Stock that runs out within 30 days')}</h3>
      <FailureNote failure={list.error} />
      {list.data === undefined ? null : <RunningOutTable items={list.data.runningOut} />}
    </section>
  );
}
