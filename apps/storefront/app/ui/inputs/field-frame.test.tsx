import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

const attribute = (markup: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];

describe('a field', () => {
  it('is named by its label', () => {
    const markup = renderToStaticMarkup(<TextField label="Name" name="name" />);
    expect(attribute(markup, 'label', 'for')).toBe(attribute(markup, 'input', 'id'));
    expect(attribute(markup, 'input', 'aria-describedby')).toBeUndefined();
    expect(attribute(markup, 'input', 'aria-invalid')).toBeUndefined();
  });

  it('is described by its help and its error, and marked as wrong', () => {
    const markup = renderToStaticMarkup(
      <TextField label="E-mail" name="email" help="For the invoice" message={{ kind: 'error', text: 'Incomplete' }} />,
    );
    const id = attribute(markup, 'input', 'id') ?? '';
    expect(attribute(markup, 'input', 'aria-describedby')).toBe(`${id}-help ${id}-message`);
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true');
    expect(markup).toContain(`<p id="${id}-help"`);
    expect(markup).toContain(`<div id="${id}-message" aria-live="polite"`);
  });

  it('is named where a message speaks of it', () => {
    const message = { kind: 'error', text: 'Please fill in “{field}”.' } as const;
    expect(renderToStaticMarkup(<TextField label="Postcode" name="code" message={message} />)).toContain(
      'Please fill in “Postcode”.',
    );
  });

  it.for(['success', 'warning', 'tip'] as const)('is not wrong because of a %s', (kind) => {
    const markup = renderToStaticMarkup(<TextField label="VAT" name="vat" message={{ kind, text: 'Noted' }} />);
    expect(attribute(markup, 'input', 'aria-invalid')).toBeUndefined();
    expect(attribute(markup, 'input', 'aria-describedby')).toMatch(/-message$/);
  });

  it('keeps the id a page gave it, so that a link to it works', () => {
    const markup = renderToStaticMarkup(<TextField label="Name" name="name" id="first-wrong-field" />);
    expect(attribute(markup, 'label', 'for')).toBe('first-wrong-field');
  });
});

describe('a list to choose from', () => {
  it('begins with the line that stands for no choice', () => {
    const options = [{ value: 'a', label: 'Complaint' }];
    const markup = renderToStaticMarkup(<Select label="Reason" name="reason" options={options} emptyOption="Choose" />);
    expect(markup).toContain('<option value="">Choose</option><option value="a">Complaint</option>');
  });
});
