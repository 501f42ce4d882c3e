import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Card } from '../primitives/card/card.tsx'
import { Heading } from '../primitives/heading/heading.tsx'
import { Text } from '../primitives/text/text.tsx'
import { appTheme, defaultTheme, pageThemes } from './page-themes.ts'
import { ThemeScope, ThemeStyle } from './theme-scope.tsx'

const meta = preview.meta({ title: 'Token/Tema (Theme)', component: ThemeScope, args: { theme: defaultTheme } })

const jambu = { ...defaultTheme, brand: '#cd2763', font: 'montserrat', rounded: 'full' } as const

/** A page in its own theme, inside an application in another. Nothing of the outer one leaks in. */
export const Nested = meta.story({
  render: () => (
    <ThemeScope theme={{ ...appTheme, mode: 'dark' }} className="ui:p-6">
      <Button variant="primary" data-testid="outer">
        Terbitkan
      </Button>
      <ThemeStyle theme={jambu} />
      <ThemeScope theme={jambu} tone="white" className="ui:mt-4 ui:p-6">
        <div data-tone="soft" className="ui:p-4">
          <Heading level={2} size="h3">
            Kelas jualan langsung
          </Heading>
          <Text tone="muted">Halaman terang di dalam aplikasi gelap.</Text>
          <Button variant="primary" data-testid="inner">
            Daftar
          </Button>
        </div>
        <ThemeScope theme={{ ...appTheme, mode: 'dark' }} className="ui:p-4" data-testid="innermost">
          <Text>Kembali gelap</Text>
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const style = (id: string) => getComputedStyle(canvas.getByTestId(id))
    // Step 400 of toska in the dark application; step 600 of jambu, and nothing of toska, in the light page.
    await expect(style('outer').backgroundColor).toBe('rgb(61, 183, 175)')
    await expect(style('inner').backgroundColor).toBe('rgb(205, 39, 99)')
    await expect(style('inner').borderTopLeftRadius).toBe('100px')
    await expect(style('inner').fontFamily).toContain('Montserrat')
    await expect(style('innermost').backgroundColor).toBe('rgb(19, 34, 34)')
  },
})

export const NamedThemes = meta.story({
  render: () => (
    <div className="ui:grid ui:grid-cols-1 ui:gap-4 ui:@md:grid-cols-3">
      {pageThemes.map(({ id, name, brand }) => (
        <div key={id}>
          <ThemeStyle theme={{ brand, accent: null }} />
          <ThemeScope theme={{ ...defaultTheme, brand }}>
            <Card>
              <Heading level={2} size="h3">
                {name}
              </Heading>
              <Text tone="muted">{brand}</Text>
              <div className="story-row ui:mt-3">
                <Button variant="primary">Daftar</Button>
                <Button variant="cta">Beli</Button>
              </div>
            </Card>
          </ThemeScope>
        </div>
      ))}
    </div>
  ),
})

/** An accent replaces kunyit; its ladder has the same contrasts, so the words on it can be read. */
export const WithAccent = meta.story({
  render: () => {
    const theme = { ...defaultTheme, brand: '#5b5fd8', accent: '#2d7c31' }
    return (
      <>
        <ThemeStyle theme={theme} />
        <ThemeScope theme={theme} tone="turmeric" className="ui:p-6" data-testid="accented">
          <Heading level={2} size="h2">
            Siap naik kelas?
          </Heading>
          <Button variant="cta" size="page">
            Daftar kelas
          </Button>
        </ThemeScope>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('accented')).backgroundColor).not.toBe('rgb(255, 183, 2)')
  },
})
