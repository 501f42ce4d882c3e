import { pageThemes, type Theme, themeSchema } from '../packages/ui/exports/theme/schema.ts'

const item = (value: string, title: string) => ({ value, title })

export const fontItems = [
  item('auto', 'Bawaan (aplikasi Roboto, bagian Poppins)'),
  item('roboto', 'Roboto'),
  item('arial', 'Arial'),
  item('montserrat', 'Montserrat'),
  item('poppins', 'Poppins'),
]
export const roundedItems = [item('none', 'Siku 0 px'), item('medium', 'Sedang 5 px'), item('full', 'Bulat 100 px')]
export const brandItems = [
  ...pageThemes.map(({ brand, name }) => item(brand, name)),
  item('#ffe600', 'Kuning pekat'),
  item('#ff00aa', 'Merah muda neon'),
]
export const modeItems = [item('light', 'Terang'), item('dark', 'Gelap')]
export const widthItems = [item('auto', 'Penuh'), item('360', '360 px'), item('768', '768 px'), item('1280', '1280 px')]

/** Sections are pages' and wear Poppins until told otherwise; the rest are the applications' and wear Roboto. */
export function globalsToTheme(globals: Record<string, unknown>, title: string): Theme {
  const isPage = title.startsWith('Bagian') || title.startsWith('Teks kaya')
  return themeSchema.parse({
    font: globals.font === 'auto' ? (isPage ? 'poppins' : 'roboto') : globals.font,
    rounded: globals.rounded,
    brand: globals.brand,
    accent: null,
    mode: globals.mode,
  })
}
