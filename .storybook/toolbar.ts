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
export const textItems = [item('usual', 'Teks biasa'), item('long', 'Teks panjang')]
export const widthItems = [
  item('auto', 'Penuh'),
  ...['320', '360', '414', '768', '1024', '1120', '1280', '1440', '1920'].map((width) => item(width, `${width} px`)),
]

/** Sections belong to pages and use Poppins by default; the rest belongs to applications and uses Roboto. */
export function isOfAPage(title: string): boolean {
  return /^(Bagian|Resep|Teks kaya)/.test(title)
}

export function globalsToTheme(globals: Record<string, unknown>, title: string): Theme {
  return themeSchema.parse({
    font: globals.font === 'auto' ? (isOfAPage(title) ? 'poppins' : 'roboto') : globals.font,
    rounded: globals.rounded,
    brand: globals.brand,
    accent: null,
    mode: globals.mode,
  })
}
