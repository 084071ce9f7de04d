import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProductName } from './product-name.tsx';

/** With what is kept on one line between bars. */
const shown = (name: string) =>
  renderToStaticMarkup(<ProductName name={name} />).replaceAll(/<span [^>]*>([^<]*)<\/span>/g, '|$1|');

describe('the name of a product', () => {
  it('keeps its model on one line, with the number behind it', () => {
    expect(shown('Kühlvitrine – Standmodell, 235 l, RC-DC 8258')).toBe(
      'Kühlvitrine – Standmodell, 235 l, |RC-DC 8258|',
    );
    expect(shown('RC-RC 8258-S2 (B-Ware)')).toBe('|RC-RC 8258-S2| (B-Ware)');
    expect(shown('Set – MSW-ID 5750')).toBe('Set – |MSW-ID 5750|');
  });

  it('may break everywhere else', () => {
    expect(shown('GN-Behälter mit LED-Anzeige, 80-cm-Tür')).toBe('GN-Behälter mit LED-Anzeige, 80-cm-Tür');
  });
});
