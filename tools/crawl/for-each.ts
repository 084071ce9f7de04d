/** Runs a task for each item, so many at a time; a task may add items. */
export async function forEach<Item>(items: Item[], atOnce: number, task: (item: Item) => Promise<void>): Promise<void> {
  let open = 0;
  await new Promise<void>((resolve, reject) => {
    const fill = () => {
      if (open === 0 && items.length === 0) resolve();
      while (open < atOnce && items.length > 0) {
        const item = items.shift();
        if (item === undefined) break;
        open += 1;
        task(item).then(() => {
          open -= 1;
          fill();
        }, reject);
      }
    };
    fill();
  });
}
