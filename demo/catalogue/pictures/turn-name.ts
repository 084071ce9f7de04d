const ending = '-turn';

/** The frames of a turn are drawn together, under a name beside that of their picture. */
export function turnName(picture: string): string {
  return `${picture}${ending}`;
}

/** Null for what is a picture itself. */
export function pictureOfTurn(name: string): string | null {
  return name.endsWith(ending) ? name.slice(0, -ending.length) : null;
}

const fileName = /^(?<picture>[\w-]+?)(?<frame>-turn-\d\d)?-(?:320|640|960|1280)\.(?:avif|webp)$/;

/** What has to be drawn for a file to be there; null where no drawing makes it. */
export function nameOfFile(file: string): string | null {
  const { picture, frame } = fileName.exec(file)?.groups ?? {};
  if (picture === undefined) return null;
  return frame === undefined ? picture : turnName(picture);
}
