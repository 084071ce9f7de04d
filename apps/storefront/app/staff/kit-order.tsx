import { Accordion } from '../ui/layout/accordion.tsx';
import { Table } from '../ui/layout/table.tsx';
import { Tabs } from '../ui/layout/tabs.tsx';
import { KitSection } from './kit-section.tsx';
import { uiKitTexts } from './ui-kit-texts.ts';

const texts = uiKitTexts.order;
const { columns: names, tabNames, tabTexts } = texts;
const columns = [
  { key: 'quantity', label: names.quantity },
  { key: 'unit', label: names.unit, align: 'end' },
  { key: 'saving', label: names.saving, align: 'end' },
  { key: 'total', label: names.total, align: 'end' },
  { key: 'delivery', label: names.delivery, align: 'end' },
] as const;

export function KitOrder() {
  return (
    <KitSection id="order" title={uiKitTexts.sections.order}>
      <Tabs
        label={texts.tabs}
        tabs={(['description', 'data', 'documents'] as const).map((id) => ({
          id,
          label: tabNames[id],
          content: <p>{tabTexts[id]}</p>,
        }))}
      />
      <Accordion
        name="questions"
        items={texts.folds.map(([title, answer], at) => ({
          key: title,
          title,
          content: <p>{answer}</p>,
          isOpen: at === 0,
        }))}
      />
      <Table
        caption={texts.tableCaption}
        columns={columns}
        rows={texts.rows.map((cells) => ({ key: cells[0], cells }))}
        hasRowHeaders
      />
      <Table caption={texts.emptyCaption} columns={columns.slice(0, 3)} rows={[]} emptyText={texts.empty} />
    </KitSection>
  );
}
