interface TableHeadProps {
  readonly columns: readonly string[];
  /** The name of a last column of buttons, for those who cannot see that they are buttons. */
  readonly actions?: string;
}

export function TableHead({ columns, actions }: TableHeadProps) {
  return (
    <thead>
      <tr className="text-left">
        {columns.map((column) => (
          <th key={column} scope="col" className="pr-4">
            {column}
          </th>
        ))}
        {actions === undefined ? null : (
          <th scope="col" className="sr-only">
            {actions}
          </th>
        )}
      </tr>
    </thead>
  );
}
