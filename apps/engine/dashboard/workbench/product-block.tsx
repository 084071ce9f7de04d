import { Link, type PageBlockProps } from '@vendure/dashboard';
import { say } from '../say';

/** On the engine's page of a product: the way to its workbench. */
export function WorkbenchLink({ context }: PageBlockProps) {
  const id = context.entity?.id ?? '';
  if (id === '') return <p className="text-sm">{say('Save the product first.')}</p>;
  return (
    <p className="text-sm">
      <Link to="/workbench/$id" params={{ id }} className="underline">
        {say('Texts in all languages, technical data, categories and accessories')}
      </Link>
    </p>
  );
}
