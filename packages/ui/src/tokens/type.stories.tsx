import preview from '../../../../.storybook/preview.tsx'
import { fontFiles } from '../fonts/fonts.gen.ts'
import { Heading } from '../primitives/heading/heading.tsx'
import { Text } from '../primitives/text/text.tsx'
import { appTheme } from '../theme/page-themes.ts'
import { ThemeScope } from '../theme/theme-scope.tsx'
import { appSizes, fonts, typeScale } from './tokens.gen.ts'

const meta = preview.meta({ title: 'Token/Huruf (Type)' })

/** Sizes of pages grow with the section: choose a width in the toolbar. */
export const PageSizes = meta.story({
  render: () => (
    <div className="story-column">
      {(['display-xl', 'display-l', 'display-m', 'h2', 'h3'] as const).map((size) => (
        <div key={size}>
          <Text size="app-xs" tone="muted">
            {size}: {typeScale[size].minimum.value}–{typeScale[size].maximum.value} rem. {typeScale[size].description}
          </Text>
          <Heading level={2} size={size}>
            Naik kelas, satu langkah
          </Heading>
        </div>
      ))}
      {(['lead', 'body', 'small', 'label'] as const).map((size) => (
        <div key={size}>
          <Text size="app-xs" tone="muted">
            {size}. {typeScale[size].description}
          </Text>
          <Text size={size}>Istilah teknis dijelaskan dengan contoh warung, kos, dan toko daring yang dekat dengan keseharian.</Text>
        </div>
      ))}
      <p className="ui:text-price">Rp349.000</p>
    </div>
  ),
})

export const ApplicationSizes = meta.story({
  render: () => (
    <div className="story-column">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} size={`app-${size}`}>
          app-{size} · {appSizes[size].size.value} rem · 1.204 kunjungan, Rp18.650.000
        </Text>
      ))}
      {(['xl', '2xl', '3xl'] as const).map((size) => (
        <Heading key={size} level={2} size={`app-${size}`}>
          app-{size} · Halaman landing
        </Heading>
      ))}
    </div>
  ),
})

/** The four fonts a page may have, with what a page pays for each. */
export const Fonts = meta.story({
  render: () => (
    <>
      {fonts.map((font) => {
        const weights = fontFiles.filter((file) => file.font === font && file.part === 'common' && [400, 700].includes(file.weight))
        return (
          <ThemeScope key={font} theme={{ ...appTheme, font }} tone="white" className="ui:border-b ui:border-line ui:p-6">
            <Text size="label" tone="muted">
              {font} · {weights.map(({ weight, bytes }) => `${weight}: ${(bytes / 1024).toFixed(1)} KB`).join(' · ')}
            </Text>
            <Heading level={2} size="h2">
              Kuasai data usaha dalam empat minggu
            </Heading>
            <Text size="body" className="ui:max-w-text">
              Banyak usaha kecil punya <strong>data yang lengkap</strong> tetapi tidak sempat membacanya. 0123456789 Rp1.250.000
            </Text>
          </ThemeScope>
        )
      })}
    </>
  ),
})
