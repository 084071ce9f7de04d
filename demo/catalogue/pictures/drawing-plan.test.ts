import { describe, expect, it } from 'vitest';
import { DrawingPlan } from './drawing-plan';
import { nameOfFile, pictureOfTurn, turnName } from './turn-name';

function allOf(plan: DrawingPlan) {
  const names: string[] = [];
  for (let name = plan.next(); name !== undefined; name = plan.next()) names.push(name);
  return names;
}

describe('the plan of what is to be drawn', () => {
  it('keeps its order and gives nothing twice', () => {
    expect(allOf(new DrawingPlan(['oven', 'fryer', 'oven', 'kettle']))).toEqual(['oven', 'fryer', 'kettle']);
  });

  it('draws first what somebody looks at, the newest wish before older ones', () => {
    const plan = new DrawingPlan(['oven', 'fryer', 'kettle', 'spoon']);
    plan.hurry(['kettle', 'fryer']);
    plan.hurry(['spoon']);
    expect(allOf(plan)).toEqual(['spoon', 'kettle', 'fryer', 'oven']);
  });

  it('has no second picture of what is under way, and none of what it never knew', () => {
    const plan = new DrawingPlan(['oven', 'fryer']);
    expect(plan.next()).toBe('oven');
    plan.hurry(['oven', 'unicorn']);
    expect(allOf(plan)).toEqual(['fryer']);
  });

  it('grows with the catalogue, and draws nothing again that it knew', () => {
    const plan = new DrawingPlan(['oven', 'fryer']);
    expect(plan.next()).toBe('oven');
    plan.add(['oven', 'fryer', 'kettle']);
    expect(plan.progress.total).toBe(3);
    expect(allOf(plan)).toEqual(['fryer', 'kettle']);
  });

  it('tells the time left by what had to be drawn, not by what was there', () => {
    let nowMs = 0;
    const plan = new DrawingPlan(['a', 'b', 'c', 'd', 'e'], () => nowMs);
    expect(plan.progress).toEqual({ drawn: 0, total: 5, secondsLeft: null });
    plan.note({ wasMissing: false });
    plan.note({ wasMissing: false });
    nowMs = 3_000;
    plan.note({ wasMissing: true });
    expect(plan.progress).toEqual({ drawn: 3, total: 5, secondsLeft: 6 });
    plan.note({ wasMissing: true });
    plan.note({ wasMissing: true });
    expect(plan.progress).toEqual({ drawn: 5, total: 5, secondsLeft: 0 });
  });
});

describe('the name of a file', () => {
  const picture = 'deep-fryers-v2-silver-0-020-0';

  it('says which picture or turn has to be drawn for it', () => {
    expect(nameOfFile(`${picture}-320.avif`)).toBe(picture);
    expect(nameOfFile(`${picture}-1280.webp`)).toBe(picture);
    expect(nameOfFile(`${picture}-turn-07-640.webp`)).toBe(turnName(picture));
    expect(pictureOfTurn(turnName(picture))).toBe(picture);
    expect(pictureOfTurn(picture)).toBeNull();
  });

  it.each(['', 'x.svg', '../secret-320.avif', `${picture}.avif`, `${picture}-320.avif.exe`])(
    '%s names none',
    (file) => {
      expect(nameOfFile(file)).toBeNull();
    },
  );
});
