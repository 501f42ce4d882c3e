import index from '../../../../apps/api/src/seed/pictures/index.json' with { type: 'json' }

/** Every drawn picture of the demo world, with its address in this Storybook. */
export const pictures = index.map(({ file, alt, width, height }) => ({
  file,
  alt,
  width,
  height,
  url: new URL(`../../../../apps/api/src/seed/pictures/${file}`, import.meta.url).href,
}))
