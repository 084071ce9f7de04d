import { api, Button, type PageBlockProps } from '@vendure/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { shownMoment } from '../moments';
import { groupedAmount } from '../numbers';
import { say } from '../say';
import { type OrderDocument, orderDocumentFile, orderDocuments } from './order-documents.documents';

/** What was issued of an order, to be downloaded as the buyer has it. */
export function OrderDocuments({ context }: PageBlockProps) {
  const orderId = context.entity?.id ?? '';
  const queryKey = ['order-documents', orderId];
  const { data, isPending, error } = useQuery({ queryKey, queryFn: () => api.query(orderDocuments, { orderId }) });
  if (isPending) return <p>{say('Loading the documents…')}</p>;
  if (error)
    return <p role="alert">{say('The documents could not be loaded: {message}', { message: error.message })}</p>;
  if (data.orderDocuments.length === 0)
    return <p className="text-sm">{say('There is no invoice yet: it is issued when the buyer asks for it.')}</p>;
  return (
    <ul className="space-y-3 text-sm">
      {data.orderDocuments.map((document) => (
        <DocumentItem key={document.number} orderId={orderId} document={document} />
      ))}
    </ul>
  );
}

function DocumentItem({ orderId, document }: { readonly orderId: string; readonly document: OrderDocument }) {
  const { kind, number, issuedAt, amount, currencyCode, isElectronic } = document;
  const loading = useMutation({
    mutationFn: (form: string) => api.query(orderDocumentFile, { orderId, number, form }),
    onSuccess: ({ orderDocumentFile: file }, form) => {
      if (file === null) toast.error(say('There is no such file.'));
      else save(file.fileName, `data:application/${form};base64,${file.contentBase64}`);
    },
    onError: (failure) => toast.error(failure.message),
  });
  const title = kind === 'invoice' ? say('Invoice {number}', { number }) : say('Credit note {number}', { number });
  const forms = isElectronic ? ['pdf', 'xml'] : ['pdf'];
  return (
    <li>
      <p className="font-medium">{title}</p>
      <p className="text-muted-foreground">
        {shownMoment(issuedAt)} · {groupedAmount(amount)} {currencyCode}
      </p>
      <p className="flex gap-2 pt-1">
        {forms.map((form) => (
          <Button
            key={form}
            size="sm"
            variant="outline"
            disabled={loading.isPending}
            aria-label={say('Download {number} as {form}', { number, form: form.toUpperCase() })}
            onClick={() => loading.mutate(form)}
          >
            {form.toUpperCase()}
          </Button>
        ))}
      </p>
    </li>
  );
}

function save(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
