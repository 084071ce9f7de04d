const sizes = {
  scene: { width: 800, height: 600 },
  hero: { width: 1600, height: 700 },
  poster: { width: 1280, height: 720 },
} as const;

/** A drawing of the storefront. Its `alt` is empty: it says nothing that the text beside it does not. */
export const picture = (name: string, size: keyof typeof sizes = 'scene') => ({
  src: `/pictures/content/${name}.svg`,
  alt: '',
  ...sizes[size],
});
