import { api, Button, Input, Page, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isExampleEmail } from '@tradehall/domain/catalogue/store-settings.ts';
import { useState } from 'react';
import { toast } from 'sonner';
import { FailureNote } from '../../failure-note';
import { Labelled } from '../../labelled';
import { say } from '../../say';
import { StateBadge } from '../../state-badge';
import { TableHead } from '../../table-head';
import { ContactFields } from './contact-fields';
import {
  brandManufacturers,
  saveBrandManufacturer,
  type BrandManufacturer,
  type SafetyContact,
} from './manufacturers.documents';

const nobody: SafetyContact = { name: '', address: '', email: '', country: null };
const queryKey = ['brand-manufacturers'];

/** Who made the products of a brand, and who answers for them in the Union: every product page says it. */
export function ManufacturersPage() {
  const queries = useQueryClient();
  const list = useQuery({ queryKey, queryFn: () => api.query(brandManufacturers, {}) });
  const [chosen, setChosen] = useState<BrandManufacturer | null>(null);
  const save = useMutation({
    mutationFn: (input: BrandManufacturer) => api.mutate(saveBrandManufacturer, { input }),
    onSuccess: ({ saveBrandManufacturer: saved }) => {
      toast.success(say('{brand}: saved', { brand: saved.brand }));
      setChosen(null);
      return queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <Page pageId="manufacturers">
      <PageTitle>{say('Manufacturers')}</PageTitle>
      <FailureNote failure={save.error ?? list.error} />
      <PageLayout>
        <PageBlock column="main" blockId="manufacturer-list">
          <BrandTable brands={list.data?.brandManufacturers ?? []} onChoose={setChosen} />
        </PageBlock>
        <PageBlock column="side" blockId="manufacturer-form" title={chosen?.brand || say('A brand')}>
          {chosen === null ? (
            <div className="space-y-3 text-sm">
              <p>{say('Choose a brand, or add one.')}</p>
              <Button
                type="button"
                variant="outline"
                onClick={() => setChosen({ brand: '', manufacturer: nobody, responsiblePerson: null })}
              >
                {say('Add a brand')}
              </Button>
            </div>
          ) : (
            <BrandForm key={chosen.brand} brand={chosen} isBusy={save.isPending} onSave={save.mutate} />
          )}
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

interface BrandTableProps {
  readonly brands: readonly BrandManufacturer[];
  readonly onChoose: (brand: BrandManufacturer) => void;
}

function BrandTable({ brands, onChoose }: BrandTableProps) {
  const isSample = ({ manufacturer, responsiblePerson }: BrandManufacturer) =>
    [manufacturer, responsiblePerson].some((contact) => contact !== null && isExampleEmail(contact.email));
  return (
    <table className="w-full text-sm">
      <TableHead columns={[say('Brand'), say('Manufacturer'), say('Answers in the Union')]} actions={say('Change')} />
      <tbody>
        {brands.map((each) => (
          <tr key={each.brand} className="border-t">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {each.brand}
            </th>
            <td className="pr-3">
              {each.manufacturer.name}{' '}
              {isSample(each) ? <StateBadge variant="warning" words={say('Invented')} /> : null}
            </td>
            <td className="pr-3">{each.responsiblePerson?.name ?? '–'}</td>
            <td>
              <Button
                type="button"
                variant="outline"
                size="sm"
                aria-label={say('Change {brand}', { brand: each.brand })}
                onClick={() => onChoose(each)}
              >
                {say('Change')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BrandFormProps {
  readonly brand: BrandManufacturer;
  readonly isBusy: boolean;
  readonly onSave: (brand: BrandManufacturer) => void;
}

function BrandForm({ brand: opened, isBusy, onSave }: BrandFormProps) {
  const [draft, setDraft] = useState(opened);
  const { brand, manufacturer, responsiblePerson } = draft;
  const isNew = opened.brand === '';
  return (
    <div className="space-y-4">
      {isNew ? (
        <Labelled label={say('Brand')} hint={say('As the products have it.')}>
          {(control) => (
            <Input {...control} value={brand} onChange={(event) => setDraft({ ...draft, brand: event.target.value })} />
          )}
        </Labelled>
      ) : null}
      <ContactFields
        legend={say('Manufacturer')}
        contact={manufacturer}
        onChange={(changed) => setDraft({ ...draft, manufacturer: changed })}
      />
      {responsiblePerson === null ? (
        <Button
          type="button"
          variant="outline"
          size="sm"
          onClick={() => setDraft({ ...draft, responsiblePerson: nobody })}
        >
          {say('Add who answers in the Union')}
        </Button>
      ) : (
        <ContactFields
          legend={say('Answers in the Union')}
          contact={responsiblePerson}
          onChange={(changed) => setDraft({ ...draft, responsiblePerson: changed })}
          onRemove={() => setDraft({ ...draft, responsiblePerson: null })}
        />
      )}
      <Button type="button" disabled={isBusy || brand.trim() === ''} onClick={() => onSave(draft)}>
        {say('Save {brand}', { brand })}
      </Button>
    </div>
  );
}
