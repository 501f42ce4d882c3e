import * as z from 'zod/mini'

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Warna ditulis seperti #0c7a75'))

export const fontSchema = z.enum(['roboto', 'arial', 'montserrat', 'poppins'])
export const roundedSchema = z.enum(['none', 'medium', 'full'])
export const modeSchema = z.enum(['light', 'dark'])

/** How a page looks: font, corners, colours. Any brand colour gives readable text (`brandScale`). */
export const themeSchema = z.strictObject({
  font: fontSchema,
  rounded: roundedSchema,
  brand: colorSchema,
  /** Replaces kunyit as the colour of calls to action and highlights; null keeps kunyit. */
  accent: z.nullable(colorSchema),
  mode: modeSchema,
})

export type Theme = z.infer<typeof themeSchema>
export type ThemeFont = z.infer<typeof fontSchema>
export type ThemeRounded = z.infer<typeof roundedSchema>
export type ThemeMode = z.infer<typeof modeSchema>
