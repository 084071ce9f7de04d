import { describe, expect, it } from 'vitest';
import { categoryBarLinks } from './category-bar-links.ts';

const ovens = { name: 'Ovens', href: '/ovens/' };
const kitchen = { name: 'Kitchen', href: '/kitchen/', groups: [ovens] };
const office = { name: 'Office', href: '/office/', groups: [] };
const sale = { name: 'On sale', href: '/search?tags=on-sale' };
const departments = [kitchen, office];

function namesOn(productTrail: readonly string[] | null) {
  const { department, links } = categoryBarLinks({ departments, sale, productTrail });
  return { department, names: links.map(({ name }) => name) };
}

describe('the category bar', () => {
  it('shows the departments and ends with the sale', () => {
    expect(namesOn(null)).toEqual({ department: null, names: ['Kitchen', 'Office', 'On sale'] });
  });

  it('shows on a product page what the department of the product holds, without the sale', () => {
    expect(namesOn(['/', '/kitchen/', '/ovens/'])).toEqual({ department: 'Kitchen', names: ['Ovens'] });
  });

  it('shows the departments where the product has none, or one that holds nothing', () => {
    expect(namesOn(['/'])).toEqual({ department: null, names: ['Kitchen', 'Office'] });
    expect(namesOn(['/', '/office/'])).toEqual({ department: null, names: ['Kitchen', 'Office'] });
  });

  it('has no sale where the shop has no search', () => {
    expect(categoryBarLinks({ departments, sale: null, productTrail: null }).links).toEqual(departments);
  });
});
